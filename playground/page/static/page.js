/** The whole page: its parts, whose window it is, and which room it shows. */

import { sentence, showFailure } from './core/act.js';
import { everybody } from './core/api.js';
import { h } from './core/dom.js';
import { emblem } from './core/icons.js';
import { Live } from './core/live.js';
import { roomTitle, sortedRooms } from './core/names.js';
import { Store } from './core/store.js';
import { speakTimesIn } from './core/time.js';
import { language, languageOf, say } from './core/words.js';
import { Composer } from './compose/composer.js';
import { openUserMenu } from './messages/actions.js';
import { MessageList } from './messages/list.js';
import { Header } from './rooms/header.js';
import { Sidebar } from './rooms/sidebar.js';
import { TypingLine } from './rooms/typing.js';
import { UserBar } from './rooms/users.js';

const OWN_ANSWER_FIRST = 600; // the window that acted knows the command's name and shows the failure itself
const LAST_USER = 'playground.user';

/** Whose window this browser had last. */
export function lastUser() {
  return localStorage.getItem(LAST_USER);
}

export class Page {
  constructor() {
    const store = new Store();
    this.store = store;
    this.composer = new Composer(store);
    this.messages = new MessageList(store);
    this.sidebar = new Sidebar(store);
    this.header = new Header(store, { onmenu: () => this.sidebar.toggle(true) });
    this.userBar = new UserBar(store, { onswitch: (user) => this.become(user) });
    this.lost = h('p', { class: 'lost', role: 'alert', hidden: true }, say('live.lost'));
    this.sidebar.onToggle = (isOpen) => this.header.drawerMoved(isOpen, this.sidebar.node);
    this.#layOut();
    this.#listen();
  }

  /** Makes this window the given user's; one who speaks another language gets a fresh page. */
  become(user) {
    if (this.store.userId === user.id) return;
    localStorage.setItem(LAST_USER, user.id);
    const address = `?user=${encodeURIComponent(user.id)}${location.hash}`;
    if (languageOf(user.locale) !== language()) {
      location.assign(address);
      return;
    }
    history.replaceState(null, '', address);
    this.live?.close();
    this.store.become(user.id);
    const onFrame = (frame) => this.store.apply(frame);
    this.live = new Live(user.id, onFrame, (isUp) => this.#connection(isUp));
  }

  #layOut() {
    const toBox = (event) => {
      event.preventDefault();
      this.composer.focus();
    };
    const { userBar, sidebar, header, lost, messages, composer } = this;
    const brand = h('div', { class: 'brand' }, emblem(), h('span', null, say('app.name')));
    const typing = new TypingLine(this.store);
    document.body.append(
      h('a', { class: 'skip', href: '#compose', onclick: toBox }, say('app.skip')),
      h('div', { class: 'top' }, brand, userBar.node),
      sidebar.node,
      sidebar.shade,
      h('main', null, header.node, lost, messages.node, typing.node, composer.node),
    );
  }

  #listen() {
    const { store } = this;
    store.on('world', () => this.#arrive());
    store.on('people', () => this.#maybeOtherLanguage());
    store.on('channels', () => {
      if (!store.channels.has(store.channelId)) this.#goHome();
    });
    store.on('failed', (failure) => setTimeout(() => this.#failed(failure), OWN_ANSWER_FIRST));
    store.on('about-user', ({ user, anchor }) => openUserMenu(store, user, anchor));
    for (const event of ['world', 'room', 'read', 'people']) store.on(event, () => this.#entitle());
    window.addEventListener('hashchange', () => this.#follow());
    document.addEventListener('keydown', (event) => this.#shortcut(event));
  }

  // A playground started anew may not know this person any more; then the window becomes somebody it knows.
  async #connection(isUp) {
    this.lost.hidden = isUp;
    if (isUp) return;
    const users = await everybody();
    if (users.every((user) => user.id !== this.store.userId)) location.replace('/');
  }

  // A fresh world has come: stay in the room if this user may see it.
  #arrive() {
    speakTimesIn(this.store.me.locale);
    this.#follow();
  }

  #maybeOtherLanguage() {
    if (languageOf(this.store.me.locale) !== language()) location.reload();
  }

  #failed(failure) {
    const { message_id: messageId, channel_id: channelId = this.store.channelId } = failure;
    showFailure(this.store, failure, { messageId, channelId });
  }

  async #follow() {
    const { store } = this;
    const [channelId, messageId] = location.hash.slice(1).split('/');
    if (!store.world) return;
    if (!store.channels.has(channelId)) {
      this.#goHome();
      return;
    }
    const isHere = channelId === store.channelId && store.rooms.has(channelId);
    const opened = isHere ? null : store.open(channelId);
    // With a keyboard one goes on writing; on a phone the keyboard would jump up.
    const hasKeyboard = matchMedia('(pointer: fine)').matches && !document.querySelector('dialog[open]');
    if (!isHere && hasKeyboard) this.composer.focus();
    try {
      await opened;
      if (messageId) this.messages.show(messageId);
    } catch (error) {
      store.addNotice({ channelId, text: sentence(error) });
    }
  }

  #goHome() {
    const { store } = this;
    const [first] = [...store.world.guilds.flatMap(sortedRooms), ...store.world.dms];
    if (first) {
      history.replaceState(null, '', `${location.search}#${first.id}`);
      this.#follow();
    } else {
      store.channelId = null;
      store.emit('room');
    }
  }

  #entitle() {
    const { store } = this;
    const pings = Object.values(store.world?.read ?? {}).reduce((sum, read) => sum + read.pings, 0);
    const parts = [roomTitle(store, store.channel), store.me?.name, say('app.name')];
    document.title = `${pings ? `(${pings}) ` : ''}${parts.filter(Boolean).join(' · ')}`;
  }

  // A slash anywhere begins a command; Alt with arrows walks the rooms; Alt with a number is another person.
  #shortcut(event) {
    const isWriting = event.target.closest?.('input, textarea, select, dialog, [popover]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === '/' && !isWriting && isPlain) {
      event.preventDefault();
      this.composer.startCommand();
    }
    if (!event.altKey || document.querySelector('dialog[open]')) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = this.userBar.people[Number(event.key) - 1];
    if (step || person) event.preventDefault();
    if (step) this.sidebar.walk(step);
    if (person) this.become(person);
  }
}
