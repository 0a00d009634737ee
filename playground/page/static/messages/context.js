/** The line above a message: the command it answers, or the message it replies to. */

import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar } from '../core/names.js';
import { say } from '../core/words.js';
import { plain } from '../text/render.js';

const SLASH = 20;
const MENU = 23;

/** What the message answers, or null. */
export function contextLine(store, message) {
  const { message_reference: reference, referenced_message: given } = message;
  const original =
    given ?? (reference && store.message(reference.channel_id ?? message.channel_id, reference.message_id));
  if (original) return replyLine(store, message, original);
  if (reference && given === null)
    return h('div', { class: 'context faint' }, icon('reply', 16), say('message.reply.gone'));
  return message.type === SLASH || message.type === MENU ? commandLine(store, message) : null;
}

/** The first words of a message, whatever it is made of. */
export function firstWords(store, message) {
  return plain(store, message.content) || firstText(store, message) || say('message.empty');
}

function commandLine(store, message) {
  const { user: given, name = '' } = message.interaction_metadata ?? {};
  if (!given) return null;
  const user = store.user(given.id) ?? given;
  const used = say('message.used', {
    name: store.nameOf(user, message.channel_id),
  });
  const command = h('span', { class: 'pill' }, message.type === SLASH ? `/${name}` : name);
  return h('div', { class: 'context' }, avatar(user, 18), h('span', null, used, ' ', command));
}

function replyLine(store, message, original) {
  const author = store.user(original.author.id) ?? original.author;
  const place = `#${original.channel_id ?? message.channel_id}/${original.id}`;
  return h(
    'a',
    { class: 'context', href: place, 'aria-label': say('message.reply.jump') },
    icon('reply', 16),
    avatar(author, 18),
    h('strong', null, store.nameOf(author, message.channel_id)),
    h('span', { class: 'context-text' }, firstWords(store, original).slice(0, 200)),
  );
}

function firstText(store, message) {
  const queue = [...(message.components ?? [])];
  while (queue.length) {
    const component = queue.shift();
    if (component.type === 10) return plain(store, component.content);
    queue.unshift(...(component.components ?? []));
  }
  return message.embeds?.map((embed) => embed.title ?? embed.description).find(Boolean) ?? '';
}
