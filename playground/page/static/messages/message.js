/** One message as an article: who, when, what, and what can be done with it. */

import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar, emojiNode, roomName } from '../core/names.js';
import { stampNode } from '../core/time.js';
import { say } from '../core/words.js';
import { plain, rich } from '../text/render.js';
import { attachmentsNode } from './attachments.js';
import { openMessageMenu, openUserMenu, react } from './actions.js';
import { componentNode } from './components.js';
import { embedNode, shownByEmbeds } from './embed.js';

export const EPHEMERAL = 64;
export const THINKING = 128;
export const LAYOUT = 32768;
const SYSTEM = { 6: 'pin', 7: 'join', 18: 'thread', 4: 'renamed' };
const TOGETHER = 7 * 60 * 1000;

/** Whether a message continues the one before it, so that the name need not be repeated. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id || isSystem(before) || isSystem(message)) return false;
  if (message.message_reference || message.interaction_metadata || (message.flags ^ before.flags) & EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

/** The list entry of a message. */
export function messageNode(store, message, before) {
  if (isSystem(message)) return systemNode(store, message);
  const isContinued = continues(message, before);
  const name = store.nameOf(message.author, message.channel_id);
  const classes = ['message', isContinued && 'is-continued', store.pingsMe(message) && 'is-ping', message.flags & EPHEMERAL && 'is-ephemeral'].filter(Boolean).join(' ');
  return h('li', { class: classes, id: `message-${message.id}`, dataset: { id: message.id } },
    context(store, message),
    h('article', { class: 'message-body', 'aria-label': name },
      h('div', { class: 'message-side' }, isContinued ? stampNode(message.timestamp, { class: 'side-stamp faint' }) : avatar(store.user(message.author.id) ?? message.author)),
      h('div', { class: 'message-main' },
        isContinued ? null : header(store, message, name),
        body(store, message, name),
        footer(store, message))),
    message.flags & THINKING ? null : tools(store, message, name));
}

function isSystem(message) {
  return message.type in SYSTEM;
}

function systemNode(store, message) {
  const name = store.nameOf(message.author, message.channel_id);
  return h('li', { class: 'message message-system', id: `message-${message.id}`, dataset: { id: message.id } },
    icon({ 6: 'pin', 7: 'person', 18: 'thread', 4: 'thread' }[message.type], 18),
    h('span', null, say(`message.system.${SYSTEM[message.type]}`, { name, thread: message.content })), stampNode(message.timestamp, { class: 'faint' }),
    message.type === 18 ? threadLink(store, message.message_reference?.channel_id) : null);
}

function header(store, message, name) {
  return h('div', { class: 'message-head' },
    h('button', { type: 'button', class: 'name', 'aria-label': say('message.user', { name }), onclick: (event) => openUserMenu(store, store.user(message.author.id) ?? message.author, event.currentTarget) }, name),
    message.author.bot ? h('span', { class: 'tag' }, say('message.bot')) : null,
    stampNode(message.timestamp, { class: 'faint' }),
    message.pinned ? h('span', { class: 'faint pinned' }, icon('pin', 14), say('message.pinned')) : null);
}

// What the message answers: a command somebody used, or another message.
function context(store, message) {
  const used = message.interaction_metadata;
  const answered = message.message_reference;
  const original = message.referenced_message ?? (answered && store.message(answered.channel_id ?? message.channel_id, answered.message_id));
  if (original) return replyLine(store, message, original);
  if (answered && message.referenced_message === null) return h('div', { class: 'context faint' }, icon('reply', 16), say('message.reply.gone'));
  if (!used?.user || !(message.type === 20 || message.type === 23)) return null;
  const user = store.user(used.user.id) ?? used.user;
  return h('div', { class: 'context' }, avatar(user, 18), h('span', null, say('message.used', { name: store.nameOf(user, message.channel_id) }), ' ', h('span', { class: 'pill' }, message.type === 20 ? `/${used.name ?? ''}` : used.name ?? '')));
}

function replyLine(store, message, original) {
  const author = store.user(original.author.id) ?? original.author;
  const text = plain(store, original.content) || firstText(store, original) || say('message.empty');
  return h('a', { class: 'context', href: `#${original.channel_id ?? message.channel_id}/${original.id}`, 'aria-label': say('message.reply.jump') },
    icon('reply', 16), avatar(author, 18), h('strong', null, store.nameOf(author, message.channel_id)), h('span', { class: 'context-text' }, text.slice(0, 200)));
}

/** The first words of a message made of components. */
export function firstText(store, message) {
  const queue = [...(message.components ?? [])];
  while (queue.length) {
    const component = queue.shift();
    if (component.type === 10) return plain(store, component.content);
    queue.unshift(...(component.components ?? []));
  }
  return message.embeds?.map((embed) => embed.title ?? embed.description).find(Boolean) ?? '';
}

function body(store, message, name) {
  if (message.flags & THINKING) return h('div', { class: 'thinking', role: 'status' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')), say('message.thinking', { name }));
  const components = (message.components ?? []).map((component) => componentNode(store, message, component));
  const edited = message.edited_timestamp ? h('span', { class: 'edited faint', title: message.edited_timestamp }, `(${say('message.edited')})`) : null;
  if (message.flags & LAYOUT) return h('div', { class: 'layout' }, components, edited);
  const shown = shownByEmbeds(message.embeds ?? []);
  const isSuppressed = message.flags & 4;
  return [
    message.content ? rich(store, message.content) : null,
    edited,
    attachmentsNode((message.attachments ?? []).filter((file) => !shown.has(file.url))),
    isSuppressed ? null : (message.embeds ?? []).map((embed) => embedNode(store, embed)),
    components.length ? h('div', { class: 'rows' }, components) : null,
  ];
}

function footer(store, message) {
  const trouble = store.troubles.get(message.id);
  return [
    message.reactions?.length ? h('div', { class: 'reactions' }, message.reactions.map((reaction) => reactionNode(store, message, reaction))) : null,
    message.thread ? threadLink(store, message.thread.id) : null,
    trouble ? h('p', { class: 'trouble', role: 'alert' }, icon('alert', 16), h('span', { class: 'grow' }, trouble),
      h('button', { type: 'button', class: 'link-button', onclick: () => store.setTrouble(message.id, null) }, say('act.dismiss'))) : null,
    message.flags & EPHEMERAL ? h('p', { class: 'ephemeral-line faint' }, icon('eye', 15), h('span', null, say('message.ephemeral')), ' · ',
      h('button', { type: 'button', class: 'link-button', onclick: () => dismiss(store, message) }, say('message.dismiss'))) : null,
  ];
}

function dismiss(store, message) {
  store.api.post('/messages/delete', { channel_id: message.channel_id, message_id: message.id }).catch(() => {});
}

function reactionNode(store, message, reaction) {
  return h('button', {
    type: 'button', class: 'reaction', 'aria-pressed': Boolean(reaction.me), 'aria-label': say('message.reacted', { emoji: reaction.emoji.name, count: reaction.count }),
    onclick: () => react(store, message, reaction.emoji, !reaction.me),
  }, emojiNode(reaction.emoji), ' ', String(reaction.count));
}

function threadLink(store, threadId) {
  const thread = store.channels.get(threadId);
  if (!thread) return null;
  return h('a', { class: 'thread-link', href: `#${threadId}` }, icon('thread', 18), h('strong', null, roomName(store, thread)), h('span', null, say('message.thread.open'), ' ›'));
}

function tools(store, message, name) {
  const isEphemeral = message.flags & EPHEMERAL;
  return h('div', { class: 'tools' },
    isEphemeral ? null : h('button', { type: 'button', class: 'icon-button', 'aria-label': `${say('message.reply')}: ${name}`, title: say('message.reply'), onclick: () => store.emit('reply', message) }, icon('reply', 18)),
    h('button', { type: 'button', class: 'icon-button', 'aria-label': say('message.actions', { name }), 'aria-haspopup': 'menu', onclick: (event) => openMessageMenu(store, message, event.currentTarget) }, icon('more', 18)));
}
