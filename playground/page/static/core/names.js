/** How people, channels and emoji look wherever they appear. */

import { h, ownFile } from './dom.js';
import { icon } from './icons.js';

const ROOM_ICONS = {
  1: 'person',
  5: 'news',
  10: 'thread',
  11: 'thread',
  12: 'lock',
};

/** A user's round picture; the first letter stands in where there is none. */
export function avatar(user, size = 40) {
  const name = user?.name || user?.global_name || user?.username || '?';
  const address = user?.avatar_url && ownFile(user.avatar_url);
  const disc = address
    ? h('img', {
        class: 'avatar',
        src: address,
        alt: '',
        width: size,
        height: size,
        loading: 'lazy',
      })
    : h('span', { class: 'avatar avatar-letter', 'aria-hidden': 'true' }, [...name][0].toUpperCase());
  disc.style.setProperty('--size', `${size}px`);
  return disc;
}

export function isThread(channel) {
  return channel?.type >= 10 && channel?.type <= 12;
}

export function isDirect(channel) {
  return channel?.type === 1 || channel?.type === 3;
}

/** A channel's plain name: "island", or the other person's name. */
export function roomName(store, channel) {
  if (!channel) return '';
  if (!isDirect(channel)) return channel.name ?? '';
  const others = (channel.recipients ?? []).filter((user) => user.id !== store.userId);
  return others.map((user) => store.nameOf(user, channel.id)).join(', ') || '?';
}

/** A channel's name with its sign: "#island", "@Anna". */
export function roomTitle(store, channel) {
  if (!channel) return '';
  const sign = isDirect(channel) ? '@' : isThread(channel) ? '' : '#';
  return sign + roomName(store, channel);
}

export function roomIcon(channel, size = 18) {
  return icon(ROOM_ICONS[channel.type] ?? 'hash', size);
}

/** An emoji of a button, option, reaction or text: a picture for custom ones. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return h('span', { class: 'emoji' }, emoji.name ?? '');
  const id = String(emoji.id).replace(/\D/g, '');
  return h('img', {
    class: 'emoji',
    src: `/cdn/emojis/${id}.png`,
    alt: `:${emoji.name ?? ''}:`,
    title: `:${emoji.name ?? ''}:`,
  });
}

/** The channels somebody could choose or open, in the order of the list. */
export function sortedRooms(guild) {
  const byPlace = (a, b) => (a.position ?? 0) - (b.position ?? 0) || a.name.localeCompare(b.name);
  const categories = new Map(
    guild.channels.filter((channel) => channel.type === 4).map((channel) => [channel.id, channel]),
  );
  const rank = (channel) => categories.get(channel.parent_id)?.position ?? -1;
  return guild.channels
    .filter((channel) => [0, 5].includes(channel.type))
    .sort((a, b) => rank(a) - rank(b) || byPlace(a, b));
}
