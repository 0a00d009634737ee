/** The messages of the open room: drawn once, then changed one by one, staying at the end when one was there. */

import { dots, textButton, troubleLine } from '../core/controls.js';
import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { roomTitle } from '../core/names.js';
import { compareIds } from '../core/room.js';
import { soon } from '../core/soon.js';
import { dayName } from '../core/time.js';
import { say } from '../core/words.js';
import { EPHEMERAL } from './flags.js';
import { firstSteps } from './first.js';
import { continues, messageNode } from './message.js';

const NEAR_END = 80;

export class MessageList {
  constructor(store) {
    this.store = store;
    this.rows = h('ol', {
      class: 'messages',
      role: 'log',
      'aria-live': 'polite',
      'aria-relevant': 'additions',
    });
    this.notices = h('div', { class: 'notices', 'aria-live': 'polite' });
    this.top = h('div', { class: 'room-top' });
    this.scroller = h('div', { class: 'scroller', tabindex: 0 }, this.top, this.rows, this.notices);
    this.jump = h(
      'button',
      {
        type: 'button',
        class: 'jump',
        hidden: true,
        onclick: () => this.toEnd(),
      },
      say('room.jump'),
      icon('down', 18),
    );
    this.node = h('div', { class: 'message-area' }, this.scroller, this.jump);
    this.isAtEnd = true;
    this.lastTop = 0;
    this.settle = soon(() => this.#settle());
    this.isHeldUnread = false; // marked unread by hand: stays so until the room is opened again
    this.scroller.addEventListener('scroll', () => this.#scrolled(), {
      passive: true,
    });
    const growth = new ResizeObserver(() => {
      if (this.isAtEnd) this.toEnd();
    });
    growth.observe(this.rows);
    growth.observe(this.scroller);
    document.addEventListener('visibilitychange', () => this.#seen());
    store.on('room', () => {
      this.isHeldUnread = false;
      this.draw();
    });
    store.on('messages', () => this.draw());
    store.on('earlier', () => this.#drawKeepingPlace());
    store.on('message', ({ message, isNew }) => this.#changed(message, isNew));
    store.on('gone', ({ id, channelId }) => this.#removed(id, channelId));
    store.on('busy', (id) => this.#again(id));
    store.on('trouble', (id) => this.#again(id));
    store.on('notices', () => this.#drawNotices());
    store.on('people', () => this.#drawKeepingPlace());
    store.on('commands', () => this.#drawKeepingPlace());
    store.on('unread', (read) => this.#markedUnread(read));
  }

  get room() {
    const room = this.store.rooms.get(this.store.channelId);
    return room?.isLoaded ? room : undefined;
  }

  /** Draws the whole room, by default as seen from its end. */
  draw(isAtEnd = true) {
    const { store } = this;
    const title = roomTitle(store, store.channel);
    this.scroller.setAttribute('aria-label', say('room.messages', { room: title }));
    const messages = this.room?.messages ?? [];
    const top = this.room?.hasMore ? h('p', { class: 'faint' }, say('room.earlier')) : this.#beginning(title);
    const rows = messages.map((message, index) => this.#withDividers(message, messages[index - 1]));
    const nowhere = store.world && !store.channel ? h('p', { class: 'faint' }, say('rooms.none')) : null;
    refill(this.top, this.room && store.channel ? top : nowhere);
    refill(this.rows, rows);
    this.#drawNotices();
    if (this.room && isAtEnd) {
      this.toEnd();
      this.#seen();
    }
  }

  #beginning(title) {
    const commands = say('room.commands', { bot: this.store.botName });
    const start = textButton(commands, () => this.store.emit('start-command'));
    return [
      h('h2', { class: 'room-start' }, say('room.start', { room: title })),
      firstSteps(this.store),
      h('p', { class: 'faint' }, say('room.hint'), ' ', start),
    ];
  }

  toEnd() {
    this.isAtEnd = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.jump.hidden = true;
  }

  /** Brings one message into view and marks it for a moment. */
  show(messageId) {
    const row = this.#row(messageId);
    if (!row) return;
    this.isAtEnd = false;
    row.scrollIntoView({ block: 'center' });
    row.classList.add('is-shown');
    setTimeout(() => row.classList.remove('is-shown'), 2500);
  }

  #row(id) {
    return this.rows.querySelector(`#message-${CSS.escape(id)}`);
  }

  #withDividers(message, before) {
    const isNewDay =
      !before || new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
    const day = isNewDay
      ? h(
          'li',
          { class: 'divider', role: 'separator', dataset: { day: message.id } },
          h('span', null, dayName(message.timestamp)),
        )
      : null;
    const { divider } = this.room;
    const isFirstNew =
      divider !== null && compareIds(message.id, divider) > 0 && (!before || compareIds(before.id, divider) <= 0);
    const fresh = isFirstNew
      ? h('li', { class: 'divider divider-new', role: 'separator' }, h('span', null, say('room.new')))
      : null;
    return [day, fresh, messageNode(this.store, message, isNewDay || isFirstNew ? null : before)];
  }

  #changed(message, isNew) {
    if (message.channel_id !== this.store.channelId || !this.room) return;
    const { messages } = this.room;
    const at = messages.findIndex((other) => other.id === message.id);
    const isLast = at === messages.length - 1;
    if (at < 0) return;
    if (this.#row(message.id)) this.#again(message.id);
    else if (isNew && isLast) this.rows.append(...this.#withDividers(message, messages[at - 1]).filter(Boolean));
    else this.#drawKeepingPlace();
    if (isNew && isForMe(this.store, message)) this.isAtEnd = true;
    this.jump.hidden = this.isAtEnd || (this.jump.hidden && !isNew);
    this.settle();
  }

  // After a burst of messages: once to the end, and the oldest ones make room.
  #settle() {
    if (!this.room || !this.isAtEnd) return;
    if (this.room.trim()) this.draw();
    else this.toEnd();
    this.#seen();
  }

  // A message is drawn anew as a whole; whoever stood on one of its controls stands there again.
  #again(id) {
    const old = this.#row(id);
    const messages = this.room?.messages ?? [];
    const at = messages.findIndex((message) => message.id === id);
    if (!old || at < 0) return;
    const place = focusPlace(old);
    const isContinued = continues(messages[at], messages[at - 1]) && old.classList.contains('is-continued');
    const fresh = messageNode(this.store, messages[at], isContinued ? messages[at - 1] : null);
    old.replaceWith(fresh);
    if (place) findPlace(fresh, place)?.focus({ preventScroll: true });
  }

  #removed(id, channelId) {
    if (channelId === this.store.channelId && this.#row(id)) this.#drawKeepingPlace();
  }

  #drawKeepingPlace() {
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.draw(this.isAtEnd);
    if (!this.isAtEnd) this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }

  #drawNotices() {
    const { store } = this;
    const lines = store.notices
      .filter((notice) => notice.channelId === store.channelId)
      .map((notice) =>
        notice.isWaiting
          ? h('p', { class: 'notice is-waiting', role: 'status' }, dots(), notice.text)
          : troubleLine(notice.text, () => store.dropNotice(notice), 'notice'),
      );
    refill(this.notices, lines);
    if (this.isAtEnd) this.toEnd();
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END;
    const wentUp = scrollTop < this.lastTop;
    this.lastTop = scrollTop;
    if (isNear || wentUp) this.isAtEnd = isNear; // a picture that grows moves the end, but nobody has left it
    if (this.isAtEnd) this.jump.hidden = true;
    if (scrollTop < NEAR_END && this.room?.hasMore) this.store.loadEarlier(this.store.channelId).catch(() => {});
    this.#seen();
  }

  #seen() {
    if (this.room && this.isAtEnd && !this.isHeldUnread && document.visibilityState === 'visible')
      this.store.markRead();
  }

  #markedUnread(read) {
    if (!read || !this.room) return;
    this.room.divider = read.last_read_id ?? '0';
    this.store.setRead(read);
    this.isHeldUnread = true;
    this.#drawKeepingPlace();
  }
}

// Whoever writes, or presses a button further up, wants to see what came of it.
function isForMe(store, message) {
  return message.author.id === store.userId || Boolean(message.flags & EPHEMERAL);
}

// Where in a message the keyboard stands: by id, which bots often renew with each turn, else by words, else by order.
function focusPlace(row) {
  const { activeElement: node } = document;
  if (!row.contains(node)) return null;
  return { id: node.dataset.customId, words: node.ariaLabel ?? node.textContent, order: controls(row).indexOf(node) };
}

function findPlace(row, { id, words, order }) {
  const all = controls(row);
  const byId = id && all.find((node) => node.dataset.customId === id);
  return (
    byId || all.find((node) => (node.ariaLabel ?? node.textContent) === words) || all[Math.min(order, all.length - 1)]
  );
}

function controls(row) {
  return [...row.querySelectorAll('button:not(:disabled), a[href]')];
}
