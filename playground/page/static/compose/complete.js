/** Names completed while writing: @ for people and roles, # for channels. */

import { icon } from '../core/icons.js';
import { avatar, isThread, roomIcon, roomName } from '../core/names.js';
import { say } from '../core/words.js';

const MOST = 8;

/** What the word before the cursor could become: `{from, items}` or null. */
export function completions(store, text, cursor) {
  const match = /(?:^|\s)([@#])([^\s@#]{0,32})$/u.exec(text.slice(0, cursor));
  if (!match) return null;
  const [, sign, typed] = match;
  const wanted = typed.toLocaleLowerCase();
  const all = sign === '@' ? names(store) : rooms(store);
  const items = all
    .filter((item) => `${item.label} ${item.detail ?? ''}`.toLocaleLowerCase().includes(wanted))
    .slice(0, MOST);
  return items.length ? { from: cursor - typed.length - 1, items } : null;
}

function names(store) {
  const guild = store.guildOf(store.channelId);
  const group = say('compose.people');
  const people = store.world.users
    .filter((user) => !guild || guild.members.some((member) => member.user_id === user.id))
    .map((user) => ({
      group,
      label: store.nameOf(user),
      detail: `@${user.username}`,
      icon: avatar(user, 24),
      insert: `<@${user.id}> `,
    }));
  const roles = (guild?.roles ?? [])
    .filter((role) => role.id !== guild.id)
    .map((role) => ({
      group,
      label: `@${role.name}`,
      icon: icon('people'),
      insert: `<@&${role.id}> `,
    }));
  return [...people, ...roles];
}

function rooms(store) {
  const guild = store.guildOf(store.channelId);
  return [...(guild?.channels ?? []), ...(guild?.threads ?? [])]
    .filter((channel) => channel.type !== 4)
    .map((channel) => ({
      group: say('compose.rooms'),
      label: roomName(store, channel),
      detail: isThread(channel) ? say('message.thread.open') : null,
      icon: roomIcon(channel),
      insert: `<#${channel.id}> `,
    }));
}
