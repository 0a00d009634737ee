/** The bar of local people: one press to be somebody else, and who is being called. */

import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { Live } from '../core/live.js';
import { avatar } from '../core/names.js';
import { soon } from '../core/soon.js';
import { say } from '../core/words.js';
import { openMenu } from '../windows/menu.js';
import { askNewPerson, askSettings } from '../windows/person.js';

export class UserBar {
  #watches = new Map(); // user id -> {live, read}

  /** `onswitch(user)` makes this window somebody else's. */
  constructor(store, { onswitch }) {
    this.store = store;
    this.onswitch = onswitch;
    this.people = [];
    this.list = h('ul', { class: 'people' });
    this.add = h(
      'button',
      {
        type: 'button',
        class: 'person person-new',
        'aria-label': say('users.new'),
        title: say('users.new'),
        onclick: () => askNewPerson(store, onswitch),
      },
      icon('plus'),
    );
    this.node = h('nav', { class: 'user-bar', 'aria-label': say('users.bar') }, this.list, this.add);
    for (const event of ['world', 'people']) store.on(event, () => this.#refresh());
    this.redraw = soon(() => this.draw());
    store.on('read', this.redraw);
  }

  #refresh() {
    this.people = this.store.world.users.filter((user) => !user.bot);
    for (const user of this.people)
      if (user.id !== this.store.userId && !this.#watches.has(user.id)) this.#watch(user.id);
    for (const [id, watch] of this.#watches) {
      if (id !== this.store.userId && this.people.some((user) => user.id === id)) continue;
      watch.live.close();
      this.#watches.delete(id);
    }
    this.draw();
  }

  // Each other local person is watched over their own socket, only to count what waits for them.
  #watch(userId) {
    const watch = { read: {} };
    watch.live = new Live(userId, (frame) => {
      if (frame.t === 'READY') watch.read = frame.d.read;
      else if (frame.t === 'READ') watch.read[frame.d.channel_id] = frame.d;
      else if (frame.read) watch.read[frame.read.channel_id] = frame.read;
      else return;
      this.redraw();
    });
    this.#watches.set(userId, watch);
  }

  #waiting(userId) {
    const reads = Object.values(
      (userId === this.store.userId ? this.store.world?.read : this.#watches.get(userId)?.read) ?? {},
    );
    const sum = (key) => reads.reduce((total, read) => total + read[key], 0);
    return { unread: sum('unread'), pings: sum('pings') };
  }

  draw() {
    const hadFocus = this.list.contains(document.activeElement) ? document.activeElement.dataset.user : null;
    refill(
      this.list,
      this.people.map((user) => h('li', null, this.#person(user))),
    );
    if (hadFocus) this.list.querySelector(`[data-user="${CSS.escape(hadFocus)}"]`)?.focus();
    this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #person(user) {
    const isMe = user.id === this.store.userId;
    const { unread, pings } = this.#waiting(user.id);
    const words = [
      isMe ? say('users.you', { name: user.name }) : say('users.switch', { name: user.name }),
      pings ? say('users.pings', { count: pings }) : unread ? say('users.unread') : null,
    ];
    return h(
      'a',
      {
        class: 'person',
        href: `?user=${encodeURIComponent(user.id)}${location.hash}`,
        'aria-current': isMe ? 'true' : null,
        'aria-label': words.filter(Boolean).join(', '),
        title: user.name,
        dataset: { user: user.id },
        onclick: (event) => this.#pressed(event, user, isMe),
      },
      avatar(user, 32),
      h('span', { class: 'person-name' }, user.name),
      pings
        ? h('span', { class: 'badge', 'aria-hidden': 'true' }, String(pings))
        : unread && !isMe
          ? h('span', { class: 'unread-dot', 'aria-hidden': 'true' })
          : null,
      isMe ? icon('down', 14) : null,
    );
  }

  // Control, middle or shift press opens a second window, as with any link.
  #pressed(event, user, isMe) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isMe) this.#openMenu(user, event.currentTarget);
    else this.onswitch(user);
  }

  #openMenu(user, anchor) {
    const second = this.people
      .filter((other) => other.id !== user.id)
      .map((other) => ({
        label: say('users.window', { name: other.name }),
        icon: icon('window', 18),
        run: () => window.open(`?user=${encodeURIComponent(other.id)}${location.hash}`, '_blank', 'noopener'),
      }));
    openMenu(
      anchor,
      [
        {
          label: say('users.settings', { name: user.name }),
          icon: icon('person', 18),
          run: () => askSettings(this.store),
        },
        ...(second.length ? [null, ...second] : []),
      ],
      { label: user.name },
    );
  }
}
