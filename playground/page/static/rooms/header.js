import { iconButton } from '../core/controls.js';
import { h, refill } from '../core/dom.js';
import { isThread, roomIcon, roomName } from '../core/names.js';
import { say } from '../core/words.js';
import { richLine } from '../text/render.js';
import { openPins } from '../windows/pins.js';

/** The name and topic of the open room, the way to its pins, and the channel list's button on a phone. */
export class Header {
  constructor(store, { onmenu }) {
    this.store = store;
    this.dot = h('span', { class: 'drawer-dot', hidden: true });
    this.menu = iconButton('menu', say('rooms.open'), onmenu, {
      className: 'drawer-button',
      'aria-controls': 'sidebar',
      'aria-expanded': false,
    });
    this.menu.append(this.dot);
    this.title = h('div', { class: 'room-title' });
    this.pins = iconButton('pin', say('room.pins'), () => openPins(store, this.pins));
    this.node = h('header', { class: 'room-header' }, this.menu, this.title, this.pins);
    for (const event of ['world', 'room', 'channels', 'people']) store.on(event, () => this.draw());
    for (const event of ['world', 'room', 'read']) store.on(event, () => this.#drawDot());
  }

  /** The channel list has opened or closed as a drawer. */
  drawerMoved(isOpen, drawer) {
    this.menu.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && drawer.contains(document.activeElement)) this.menu.focus();
  }

  draw() {
    const { channel } = this.store;
    this.pins.hidden = !channel;
    if (!channel) {
      refill(this.title);
      return;
    }
    const parent = isThread(channel) ? this.store.channels.get(channel.parent_id) : null;
    refill(
      this.title,
      h('h1', null, roomIcon(channel, 20), h('span', null, roomName(this.store, channel))),
      parent
        ? h('a', { class: 'topic', href: `#${parent.id}` }, say('room.thread', { room: `#${parent.name}` }))
        : null,
      channel.topic ? h('span', { class: 'topic' }, richLine(this.store, channel.topic)) : null,
    );
  }

  #drawDot() {
    const elsewhere = Object.values(this.store.world?.read ?? {}).filter(
      (read) => read.channel_id !== this.store.channelId,
    );
    this.dot.hidden = !elsewhere.some((read) => read.unread > 0);
  }
}
