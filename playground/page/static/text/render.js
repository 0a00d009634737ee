/** Puts a parsed text on the page. */

import { h, safeLink, colour } from '../core/dom.js';
import { emojiNode, roomName, roomIcon } from '../core/names.js';
import { timeNode } from '../core/time.js';
import { say } from '../core/words.js';
import { parse, parseInline } from './parse.js';

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;
const FARTHEST = 8640000000000;

/** A block of text with all its marks. */
export function rich(store, text, props = {}) {
  const nodes = parse(text);
  return h(
    'div',
    { class: `rich${isOnlyEmoji(nodes) ? ' rich-jumbo' : ''}`, ...props },
    nodes.map((node) => render(store, node)),
  );
}

/** One line of text with inline marks. */
export function richLine(store, text) {
  return parseInline(text).map((node) => render(store, node));
}

/** What a text says without its marks, for previews and descriptions. */
export function plain(store, text) {
  return parse(text)
    .map((node) => words(render(store, node)))
    .join(' ')
    .trim();
}

function words(node) {
  if (node.nodeName === 'BR') return ' ';
  return node.childNodes.length
    ? [...node.childNodes].map(words).join(node.matches('ul, ol') ? ' ' : '')
    : node.textContent;
}

function render(store, node) {
  return typeof node === 'string' ? document.createTextNode(node) : KINDS[node.kind](store, node);
}

const inside = (store, node) => node.children.map((child) => render(store, child));
const wrap = (tag, className) => (store, node) => h(tag, className ? { class: className } : null, inside(store, node));

const KINDS = {
  lines: wrap('div', 'lines'),
  heading: (store, node) =>
    h(
      'div',
      {
        class: `heading heading-${node.level}`,
        role: 'heading',
        'aria-level': node.level + 2,
      },
      inside(store, node),
    ),
  small: wrap('div', 'small-print'),
  quote: wrap('blockquote'),
  list: (store, node) =>
    h(
      node.isOrdered ? 'ol' : 'ul',
      node.isOrdered && node.start !== 1 ? { start: node.start } : null,
      node.items.map((item) =>
        h(
          'li',
          null,
          item.map((child) => render(store, child)),
        ),
      ),
    ),
  fence: (store, node) => h('pre', { tabindex: 0 }, h('code', { dataset: { language: node.language } }, node.text)),
  code: (store, node) => h('code', null, node.text),
  strong: wrap('strong'),
  em: wrap('em'),
  underline: wrap('u'),
  strike: wrap('s'),
  spoiler: (store, node) => spoiler(inside(store, node)),
  break: () => h('br'),
  link: (store, node) => link(store, node.href, inside(store, node)),
  time: (store, node) =>
    Math.abs(node.seconds) <= FARTHEST
      ? timeNode(new Date(node.seconds * 1000), node.style, {
          class: 'pill-time',
        })
      : String(node.seconds),
  user: (store, node) => mention(store, node.id),
  role: (store, node) => roleMention(store, node.id),
  channel: (store, node) => channelMention(store, node.id),
  command: (store, node) =>
    h(
      'button',
      {
        type: 'button',
        class: 'pill',
        onclick: () => store.emit('use-command', node),
      },
      `/${node.name}`,
    ),
  emoji: (store, node) => emojiNode(node),
  everyone: (store, node) => h('span', { class: 'pill pill-me' }, `@${node.name}`),
};

function mention(store, id) {
  const user = store.user(id);
  const classes = `pill${id === store.userId ? ' pill-me' : ''}`;
  if (!user) return h('span', { class: classes }, `@${id}`);
  return h(
    'button',
    {
      type: 'button',
      class: classes,
      onclick: (event) => store.emit('about-user', { user, anchor: event.currentTarget }),
    },
    `@${store.nameOf(user)}`,
  );
}

function roleMention(store, id) {
  const role = store.role(id);
  const node = h('span', { class: 'pill pill-role' }, `@${role?.name ?? id}`);
  if (role?.color) node.style.setProperty('--role', colour(role.color));
  return node;
}

function channelMention(store, id) {
  const channel = store.channels.get(id);
  if (!channel) return h('span', { class: 'pill' }, '#?');
  return h('a', { class: 'pill', href: `#${id}` }, roomIcon(channel, 14), roomName(store, channel));
}

/** A link out of the page, or to a place in the page when it names one of its messages. */
export function link(store, address, children) {
  const jump = JUMP.exec(address);
  if (jump && store.channels.has(jump[1])) {
    const room = roomName(store, store.channels.get(jump[1]));
    const isBare = children.length === 1 && children[0].textContent === address;
    return h(
      'a',
      {
        class: isBare ? 'pill' : null,
        href: `#${jump[1]}${jump[2] ? `/${jump[2]}` : ''}`,
      },
      isBare ? [`#${room}`, jump[2] ? ' ›' : null] : children,
    );
  }
  const safe = safeLink(address);
  return safe
    ? h('a', { href: safe, target: '_blank', rel: 'noopener noreferrer' }, children)
    : h('span', null, children);
}

/** Something covered until it is pressed. */
export function spoiler(children, tag = 'span') {
  const cover = h(
    tag,
    {
      class: 'spoiler',
      role: 'button',
      tabindex: 0,
      'aria-expanded': false,
      'aria-label': say('message.spoiler'),
    },
    h(tag, { class: 'spoiler-inside' }, children),
  );
  const reveal = (event) => {
    if (cover.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    cover.setAttribute('aria-expanded', 'true');
    for (const name of ['role', 'tabindex', 'aria-label']) cover.removeAttribute(name);
  };
  cover.addEventListener('click', reveal, { capture: true });
  cover.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') reveal(event);
  });
  return cover;
}

function isOnlyEmoji(nodes) {
  if (nodes.length !== 1 || nodes[0].kind !== 'lines') return false;
  const signs = nodes[0].children;
  return (
    signs.length <= 27 &&
    signs.every(
      (node) =>
        node.kind === 'emoji' ||
        (typeof node === 'string' && /^[\s\p{Extended_Pictographic}\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]+$/u.test(node)),
    )
  );
}
