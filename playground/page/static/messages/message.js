/** One message as an article: who, when, what, and what can be done with it. */

import { dots, iconButton } from '../core/controls.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar } from '../core/names.js';
import { stampNode } from '../core/time.js';
import { say } from '../core/words.js';
import { rich } from '../text/render.js';
import { openMessageMenu, openUserMenu } from './actions.js';
import { attachmentsNode } from './attachments.js';
import { componentNode } from './components.js';
import { contextLine } from './context.js';
import { embedNode, shownByEmbeds } from './embed.js';
import { EPHEMERAL, LAYOUT, NO_EMBEDS, THINKING } from './flags.js';
import { footer, threadLink } from './footer.js';

const SYSTEM = { 4: 'renamed', 6: 'pin', 7: 'join', 18: 'thread' };
const SYSTEM_ICONS = { 4: 'thread', 6: 'pin', 7: 'person', 18: 'thread' };
const TOGETHER = 7 * 60 * 1000;

/** Whether a message continues the one before it, so that the name need not be repeated. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id || isSystem(before) || isSystem(message)) return false;
  if (message.message_reference || message.interaction_metadata) return false;
  if ((message.flags ^ before.flags) & EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

/** The list entry of a message. */
export function messageNode(store, message, before) {
  if (isSystem(message)) return systemNode(store, message);
  const isContinued = continues(message, before);
  const name = store.nameOf(message.author, message.channel_id);
  const author = store.user(message.author.id) ?? message.author;
  const side = isContinued ? stampNode(message.timestamp, { class: 'side-stamp faint' }) : avatar(author);
  const main = [
    isContinued ? null : header(store, message, author, name),
    body(store, message, name),
    footer(store, message),
  ];
  return h(
    'li',
    {
      class: classes(store, message, isContinued),
      id: `message-${message.id}`,
    },
    contextLine(store, message),
    h(
      'article',
      { class: 'message-body', 'aria-label': name },
      h('div', { class: 'message-side' }, side),
      h('div', { class: 'message-main' }, main),
    ),
    message.flags & THINKING ? null : tools(store, message, name),
  );
}

function isSystem(message) {
  return message.type in SYSTEM;
}

function classes(store, message, isContinued) {
  const marks = {
    'is-continued': isContinued,
    'is-ping': store.pingsMe(message),
    'is-ephemeral': message.flags & EPHEMERAL,
  };
  return ['message', ...Object.keys(marks).filter((mark) => marks[mark])].join(' ');
}

function systemNode(store, message) {
  const name = store.nameOf(message.author, message.channel_id);
  return h(
    'li',
    { class: 'message message-system', id: `message-${message.id}` },
    icon(SYSTEM_ICONS[message.type], 18),
    h(
      'span',
      null,
      say(`message.system.${SYSTEM[message.type]}`, {
        name,
        thread: message.content,
      }),
    ),
    stampNode(message.timestamp, { class: 'faint' }),
    message.type === 18 ? threadLink(store, message.message_reference?.channel_id) : null,
  );
}

function header(store, message, author, name) {
  const about = (event) => openUserMenu(store, author, event.currentTarget);
  return h(
    'div',
    { class: 'message-head' },
    h(
      'button',
      {
        type: 'button',
        class: 'name',
        'aria-label': say('message.user', { name }),
        onclick: about,
      },
      name,
    ),
    message.author.bot ? h('span', { class: 'tag' }, say('message.bot')) : null,
    stampNode(message.timestamp, { class: 'faint' }),
    message.pinned ? h('span', { class: 'faint pinned' }, icon('pin', 14), say('message.pinned')) : null,
  );
}

function body(store, message, name) {
  if (message.flags & THINKING) {
    return h('div', { class: 'thinking', role: 'status' }, dots(), say('message.thinking', { name }));
  }
  const components = (message.components ?? []).map((component) => componentNode(store, message, component));
  const edited = message.edited_timestamp ? h('span', { class: 'edited faint' }, `(${say('message.edited')})`) : null;
  if (message.flags & LAYOUT) return h('div', { class: 'layout' }, components, edited);
  const embeds = message.flags & NO_EMBEDS ? [] : (message.embeds ?? []);
  const shown = shownByEmbeds(embeds);
  return [
    message.content ? rich(store, message.content) : null,
    edited,
    attachmentsNode((message.attachments ?? []).filter((file) => !shown.has(file.url))),
    embeds.map((embed) => embedNode(store, embed)),
    components.length ? h('div', { class: 'rows' }, components) : null,
  ];
}

function tools(store, message, name) {
  const reply = iconButton('reply', `${say('message.reply')}: ${name}`, () => store.emit('reply', message), {
    size: 18,
  });
  const openMenu = (event) => openMessageMenu(store, message, event.currentTarget);
  const more = iconButton('more', say('message.actions', { name }), openMenu, {
    size: 18,
    'aria-haspopup': 'menu',
  });
  return h('div', { class: 'tools' }, message.flags & EPHEMERAL ? null : reply, more);
}
