/** Starts the page: who this window is, where it looks, and the live connection. */

import { sentence, showFailure } from './core/act.js';
import { listUsers } from './core/api.js';
import { h } from './core/dom.js';
import { emblem } from './core/icons.js';
import { Live } from './core/live.js';
import { roomTitle, sortedRooms } from './core/names.js';
import { Store } from './core/store.js';
import { speakTimesIn, startTicking } from './core/time.js';
import { say } from './core/words.js';
import { Composer } from './compose/composer.js';
import { openUserMenu } from './messages/actions.js';
import { MessageList } from './messages/list.js';
import { Header } from './rooms/header.js';
import { Sidebar } from './rooms/sidebar.js';
import { TypingLine } from './rooms/typing.js';
import { UserBar } from './rooms/users.js';
import { askNewPerson } from './windows/person.js';

const OWN_ANSWER_FIRST = 600; // the window that acted knows the command's name and shows the failure itself
const RETRY = 2000;
const LAST_USER = 'playground.user';

const store = new Store();
const composer = new Composer(store);
const messages = new MessageList(store);
const sidebar = new Sidebar(store);
const header = new Header(store, { onmenu: () => sidebar.toggle(true) });
const userBar = new UserBar(store, { onswitch: become });
const lost = h('p', { class: 'lost', role: 'alert', hidden: true }, say('live.lost'));
let live = null;

sidebar.onToggle = (isOpen) => {
  header.menu.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen && sidebar.node.contains(document.activeElement)) header.menu.focus();
};
store.on('world', arrive);
store.on('channels', () => {
  if (!store.channels.has(store.channelId)) goHome();
});
store.on('failed', (failure) =>
  setTimeout(
    () =>
      showFailure(store, failure, {
        messageId: failure.message_id,
        channelId: failure.channel_id ?? store.channelId,
      }),
    OWN_ANSWER_FIRST,
  ),
);
store.on('about-user', ({ user, anchor }) => openUserMenu(store, user, anchor));
for (const event of ['world', 'room', 'read', 'people']) store.on(event, entitle);
window.addEventListener('hashchange', follow);
document.addEventListener('keydown', shortcuts);
layOut();
startTicking();
start();

function layOut() {
  document.body.append(
    h(
      'a',
      {
        class: 'skip',
        href: '#compose',
        onclick: (event) => {
          event.preventDefault();
          composer.focus();
        },
      },
      say('app.skip'),
    ),
    h('div', { class: 'top' }, h('div', { class: 'brand' }, emblem(), h('span', null, say('app.name'))), userBar.node),
    sidebar.node,
    sidebar.shade,
    h('main', null, header.node, lost, messages.node, new TypingLine(store).node, composer.node),
  );
}

async function start() {
  const wanted = new URLSearchParams(location.search).get('user');
  const users = await everybody();
  lost.hidden = true;
  const known =
    users.find((user) => user.id === wanted || user.name === wanted) ??
    users.find((user) => user.id === localStorage.getItem(LAST_USER)) ??
    users[0];
  if (known) become(known.id);
  else askNewPerson(store, become, { canClose: false });
}

async function everybody() {
  for (;;) {
    try {
      return (await listUsers()).users;
    } catch {
      lost.hidden = false;
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY);
      });
    }
  }
}

// A playground started anew may not know this person any more; then the window becomes somebody it knows.
async function leaveIfForgotten() {
  const users = await everybody();
  if (users.every((user) => user.id !== store.userId)) location.replace('/');
}

/** Makes this window the given user's. */
function become(userId) {
  if (store.userId === userId) return;
  live?.close();
  store.become(userId);
  localStorage.setItem(LAST_USER, userId);
  history.replaceState(null, '', `?user=${encodeURIComponent(userId)}${location.hash}`);
  live = new Live(
    userId,
    (frame) => store.apply(frame),
    (isUp) => {
      lost.hidden = isUp;
      if (!isUp) leaveIfForgotten();
    },
  );
}

// A fresh world has come: stay in the room if this user may see it.
function arrive() {
  speakTimesIn(store.me.locale);
  follow();
}

function follow() {
  if (!store.world) return;
  const [channelId, messageId] = location.hash.slice(1).split('/');
  if (!store.channels.has(channelId)) {
    goHome();
    return;
  }
  const isHere = channelId === store.channelId && store.rooms.has(channelId);
  const opened = isHere ? Promise.resolve() : store.open(channelId);
  opened.then(
    () => {
      if (messageId) messages.show(messageId);
    },
    (error) => store.addNotice({ channelId, text: sentence(error) }),
  );
  // With a keyboard one goes on writing; on a phone the keyboard would jump up.
  if (!isHere && matchMedia('(pointer: fine)').matches && !document.querySelector('dialog[open]')) composer.focus();
}

function goHome() {
  const rooms = store.world.guilds.flatMap(sortedRooms);
  const first = rooms[0] ?? store.world.dms[0];
  if (first) history.replaceState(null, '', `${location.search}#${first.id}`);
  if (first) follow();
  else {
    store.channelId = null;
    store.emit('room');
  }
}

function entitle() {
  const pings = Object.values(store.world?.read ?? {}).reduce((sum, read) => sum + read.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ''}${[roomTitle(store, store.channel), store.me?.name, say('app.name')].filter(Boolean).join(' · ')}`;
}

// A slash anywhere begins a command; Alt with arrows walks the rooms; Alt with a number is another person.
function shortcuts(event) {
  const isWriting = event.target.closest?.('input, textarea, select, dialog, [popover]');
  if (event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    composer.startCommand();
  }
  if (!event.altKey || document.querySelector('dialog[open]')) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event, event.key === 'ArrowDown' ? 1 : -1);
  const person = userBar.people[Number(event.key) - 1];
  if (person) {
    event.preventDefault();
    become(person.id);
  }
}

function walk(event, step) {
  event.preventDefault();
  const rooms = [...sidebar.lists.querySelectorAll('a.room')];
  const at = rooms.findIndex((room) => room.hasAttribute('aria-current'));
  rooms.at((at + step) % rooms.length)?.click();
}
