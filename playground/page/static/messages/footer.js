/** What stands below a message: reactions, its thread, trouble, and who can see it. */

import { textButton, troubleLine } from '../core/controls.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { emojiNode, roomName } from '../core/names.js';
import { say } from '../core/words.js';
import { react } from './actions.js';
import { EPHEMERAL } from './flags.js';

export function footer(store, message) {
  const trouble = store.troubles.get(message.id);
  return [
    message.reactions?.length ? reactions(store, message) : null,
    message.thread ? threadLink(store, message.thread.id) : null,
    trouble ? troubleLine(trouble, () => store.setTrouble(message.id, null)) : null,
    message.flags & EPHEMERAL ? onlyYou(store, message) : null,
  ];
}

/** The way into a thread, if this user may see it. */
export function threadLink(store, threadId) {
  const thread = store.channels.get(threadId);
  if (!thread) return null;
  return h(
    'a',
    { class: 'thread-link', href: `#${threadId}` },
    icon('thread', 18),
    h('strong', null, roomName(store, thread)),
    h('span', null, say('message.thread.open'), ' ›'),
  );
}

function reactions(store, message) {
  const buttons = message.reactions.map(({ emoji, count, me }) => {
    const label = say('message.reacted', { emoji: emoji.name, count });
    const toggle = () => react(store, message, emoji, !me);
    const props = {
      type: 'button',
      class: 'reaction',
      'aria-pressed': Boolean(me),
      'aria-label': label,
      onclick: toggle,
    };
    return h('button', props, emojiNode(emoji), ' ', String(count));
  });
  return h('div', { class: 'reactions' }, buttons);
}

function onlyYou(store, message) {
  const place = { channel_id: message.channel_id, message_id: message.id };
  const dismiss = () => store.api.post('/messages/delete', place).catch(() => {});
  return h(
    'p',
    { class: 'ephemeral-line faint' },
    icon('eye', 15),
    h('span', null, say('message.ephemeral')),
    ' · ',
    textButton(say('message.dismiss'), dismiss),
  );
}
