import { sentence } from '../core/act.js';
import { h, refill } from '../core/dom.js';
import { avatar } from '../core/names.js';
import { stampNode } from '../core/time.js';
import { say } from '../core/words.js';
import { firstWords } from '../messages/context.js';
import { openPopover } from './popover.js';

/** Lists what is pinned in the open room; each entry leads to its message. */
export async function openPins(store, anchor) {
  const list = h('ul', { class: 'pins' }, h('li', { class: 'faint' }, '…'));
  const popover = openPopover(anchor, [h('h2', null, say('room.pins')), list], {
    label: say('room.pins'),
    className: 'popover-pins',
    align: 'end',
  });
  try {
    const { messages } = await store.api.pins(store.channelId);
    refill(
      list,
      messages.length
        ? messages.map((message) => pin(store, message, popover))
        : h('li', { class: 'faint' }, say('room.pins.none')),
    );
    (list.querySelector('a') ?? popover.element).focus();
  } catch (error) {
    refill(list, h('li', { class: 'trouble' }, sentence(error)));
  }
}

function pin(store, message, popover) {
  const author = store.user(message.author.id) ?? message.author;
  return h(
    'li',
    null,
    h(
      'a',
      {
        href: `#${message.channel_id}/${message.id}`,
        onclick: () => popover.close(),
      },
      avatar(author, 24),
      h(
        'span',
        { class: 'grow' },
        h('strong', null, store.nameOf(author)),
        ' ',
        stampNode(message.timestamp, { class: 'faint' }),
        h('span', { class: 'pin-text' }, firstWords(store, message).slice(0, 160)),
      ),
    ),
  );
}
