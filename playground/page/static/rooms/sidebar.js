/** Servers, channels, threads and direct messages, with what is unread in them. */

import { iconButton } from '../core/controls.js';
import { h, refill } from '../core/dom.js';
import { avatar, roomIcon, roomName, sortedRooms } from '../core/names.js';
import { soon } from '../core/soon.js';
import { say } from '../core/words.js';
import { openUserMenu } from '../messages/actions.js';

export class Sidebar {
  constructor(store) {
    this.store = store;
    this.lists = h('div', { class: 'rooms' });
    this.status = h('div', { class: 'bot-status', role: 'status' });
    this.close = iconButton('close', say('rooms.close'), () => this.toggle(false), { className: 'drawer-close' });
    this.node = h(
      'nav',
      { class: 'sidebar', id: 'sidebar', 'aria-label': say('rooms.list') },
      this.close,
      this.lists,
      this.status,
    );
    this.shade = h('div', {
      class: 'shade',
      onclick: () => this.toggle(false),
    });
    this.node.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.toggle(false);
    });
    const redraw = soon(() => this.draw());
    for (const event of ['world', 'room']) store.on(event, () => this.draw());
    for (const event of ['read', 'channels', 'people']) store.on(event, redraw);
    for (const event of ['world', 'bot']) store.on(event, () => this.#drawStatus());
    store.on('room', () => this.toggle(false));
  }

  /** Opens or closes the drawer of a narrow window. */
  toggle(isOpen) {
    const wasOpen = document.body.classList.contains('drawer-open');
    if (wasOpen === isOpen) return;
    document.body.classList.toggle('drawer-open', isOpen);
    this.onToggle?.(isOpen);
    if (isOpen) (this.lists.querySelector('[aria-current]') ?? this.close).focus();
  }

  /** Goes to the next or the previous room of the list. */
  walk(step) {
    const rooms = [...this.lists.querySelectorAll('a.room')];
    const at = rooms.findIndex((room) => room.hasAttribute('aria-current'));
    rooms.at((at + step) % rooms.length)?.click();
  }

  draw() {
    const { world } = this.store;
    if (!world) return;
    const focused = this.lists.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    refill(
      this.lists,
      world.guilds.map((guild) => this.#guild(guild)),
      this.#direct(world),
      world.guilds.map((guild) => this.#people(guild)),
    );
    if (focused) this.lists.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }

  #guild(guild) {
    const categories = new Map(
      guild.channels.filter((channel) => channel.type === 4).map((channel) => [channel.id, channel]),
    );
    let category;
    return h(
      'section',
      null,
      h('h2', null, guild.name),
      h(
        'ul',
        null,
        sortedRooms(guild).map((channel) => {
          const heading = categories.get(channel.parent_id);
          const isNewHeading = heading && heading !== category;
          category = heading;
          const threads = guild.threads.filter(
            (thread) =>
              thread.parent_id === channel.id &&
              (!thread.thread_metadata?.archived || thread.id === this.store.channelId),
          );
          return [
            isNewHeading ? h('li', { class: 'category' }, heading.name) : null,
            h(
              'li',
              null,
              this.#room(channel),
              threads.length
                ? h(
                    'ul',
                    { class: 'threads' },
                    threads.map((thread) => h('li', null, this.#room(thread))),
                  )
                : null,
            ),
          ];
        }),
      ),
    );
  }

  #direct(world) {
    if (!world.dms.length) return null;
    return h(
      'section',
      null,
      h('h2', null, say('rooms.direct')),
      h(
        'ul',
        null,
        world.dms.map((channel) => h('li', null, this.#room(channel))),
      ),
    );
  }

  #room(channel) {
    const read = this.store.readOf(channel.id);
    const isHere = channel.id === this.store.channelId;
    const other =
      channel.type === 1
        ? this.store.user(channel.recipients?.find((user) => user.id !== this.store.userId)?.id)
        : null;
    const isUnread = read.unread > 0;
    return h(
      'a',
      {
        class: `room${isUnread ? ' is-unread' : ''}`,
        href: `#${channel.id}`,
        'aria-current': isHere ? 'page' : null,
        onclick: () => {
          if (isHere) this.toggle(false);
        },
      },
      other ? avatar(other, 22) : roomIcon(channel),
      h('span', { class: 'grow' }, roomName(this.store, channel)),
      read.pings
        ? h(
            'span',
            {
              class: 'badge',
              'aria-label': say('users.pings', { count: read.pings }),
            },
            String(read.pings),
          )
        : isUnread
          ? h('span', { class: 'visually-hidden' }, say('users.unread'))
          : null,
    );
  }

  #people(guild) {
    const people = guild.members.map((member) => this.store.user(member.user_id)).filter(Boolean);
    return h(
      'section',
      null,
      h('h2', null, say('rooms.people')),
      h(
        'ul',
        null,
        people.map((user) =>
          h(
            'li',
            null,
            h(
              'button',
              {
                type: 'button',
                class: 'room',
                onclick: (event) => openUserMenu(this.store, user, event.currentTarget),
              },
              avatar(user, 22),
              h('span', { class: 'grow' }, this.store.nameOf(user)),
              user.bot ? h('span', { class: 'tag' }, say('message.bot')) : null,
            ),
          ),
        ),
      ),
    );
  }

  #drawStatus() {
    const { world, botName } = this.store;
    if (!world) return;
    refill(
      this.status,
      h('span', { class: `lamp${world.bot_online ? ' lamp-on' : ''}` }),
      world.bot_online ? say('bot.online', { name: botName }) : say('bot.offline'),
    );
  }
}
