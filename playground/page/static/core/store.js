/** What this window knows: the world as its user sees it, the messages of visited rooms, and what is under way. */

import { Api } from './api.js';
import { handlers } from './frames.js';

export const PAGE = 50;

/** Orders snowflakes: shorter ones are older. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export class Store {
  #listeners = new Map();

  constructor() {
    this.become(null);
  }

  /** Forgets one user's view and starts with another's. */
  become(userId) {
    this.userId = userId;
    this.api = new Api(userId);
    this.world = null;
    this.rooms = new Map(); // channel id -> {messages, hasMore, divider}
    this.busy = new Map(); // message id -> custom id of the component that waits for the bot
    this.troubles = new Map(); // message id -> sentence under that message
    this.notices = []; // {id, channelId, text, isWaiting} lines only this window sees
    this.typing = new Map(); // channel id -> Map(user id -> until)
    this.commandLists = new Map(); // channel id -> promise
    this.users = new Map();
    this.channels = new Map();
  }

  on(event, listener) {
    if (!this.#listeners.has(event)) this.#listeners.set(event, new Set());
    this.#listeners.get(event).add(listener);
  }

  emit(event, detail) {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }

  /** Applies one frame of the live socket. */
  apply(frame) {
    handlers[frame.t]?.(this, frame.d, frame);
  }

  get me() {
    return this.world?.me;
  }

  get channel() {
    return this.channels.get(this.channelId);
  }

  user(id) {
    return this.users.get(id);
  }

  guildOf(channelId) {
    const guildId = this.channels.get(channelId)?.guild_id;
    return this.world?.guilds.find((guild) => guild.id === guildId);
  }

  /** The name shown for a user here: nickname, else what they call themselves. */
  nameOf(user, channelId = this.channelId) {
    const member = this.guildOf(channelId)?.members.find(({ user_id: id }) => id === user.id);
    const known = this.user(user.id) ?? user;
    return member?.nick || known.name || known.global_name || known.username || '?';
  }

  role(id) {
    return this.world?.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
  }

  readOf(channelId) {
    return (
      this.world?.read[channelId] ?? {
        channel_id: channelId,
        last_read_id: null,
        unread: 0,
        pings: 0,
      }
    );
  }

  get botName() {
    const bot = this.user(this.world?.application?.bot_id);
    return bot?.name ?? this.world?.application?.name ?? '';
  }

  /** Whether a message calls this user. */
  pingsMe(message) {
    if (!this.me || message.author?.id === this.me.id) return false;
    if (message.mention_everyone || message.mentions?.some((user) => user.id === this.me.id)) return true;
    const mine = this.guildOf(message.channel_id)?.members.find((member) => member.user_id === this.me.id)?.roles ?? [];
    return (message.mention_roles ?? []).some((role) => mine.includes(role));
  }

  /** Shows a room, asking for its messages the first time. */
  async open(channelId) {
    this.channelId = channelId;
    const room = this.rooms.get(channelId);
    if (room) room.divider = this.#divider(channelId);
    this.emit('room');
    await this.load(channelId);
  }

  async load(channelId) {
    if (this.rooms.get(channelId)) return;
    const { api } = this;
    const divider = this.#divider(channelId);
    const page = await api.messages(channelId, { limit: PAGE });
    if (api !== this.api) return; // the user was switched meanwhile
    this.rooms.set(channelId, {
      messages: page.messages,
      hasMore: page.more,
      divider,
    });
    if (channelId === this.channelId) this.emit('messages');
  }

  // Where the "new" line goes: after the last message read before the room was opened.
  #divider(channelId) {
    const read = this.readOf(channelId);
    return read.unread ? (read.last_read_id ?? '0') : null;
  }

  async loadEarlier(channelId) {
    const room = this.rooms.get(channelId);
    if (!room?.hasMore || room.isLoading) return;
    room.isLoading = true;
    try {
      const page = await this.api.messages(channelId, {
        limit: PAGE,
        before: room.messages[0].id,
      });
      const known = new Set(room.messages.map((message) => message.id));
      room.messages.unshift(...page.messages.filter((message) => !known.has(message.id)));
      room.hasMore = page.more;
    } finally {
      room.isLoading = false;
    }
    this.emit('earlier', channelId);
  }

  message(channelId, messageId) {
    return this.rooms.get(channelId)?.messages.find((message) => message.id === messageId);
  }

  /** Adds or replaces a message in order. */
  keep(message) {
    const messages = this.rooms.get(message.channel_id)?.messages;
    if (!messages) return;
    const index = messages.findIndex((other) => other.id === message.id);
    if (index >= 0) messages[index] = message;
    else {
      messages.push(message);
      if (messages.length > 1 && compareIds(messages.at(-2).id, message.id) > 0)
        messages.sort((a, b) => compareIds(a.id, b.id));
    }
  }

  setRead(read) {
    if (!read || !this.world) return;
    this.world.read[read.channel_id] = read;
    this.emit('read', read);
  }

  /** Tells the playground that the open room was seen up to its end. */
  async markRead(channelId = this.channelId) {
    if (!this.readOf(channelId).unread) return;
    this.setRead({ ...this.readOf(channelId), unread: 0, pings: 0 });
    await this.api.post('/read', { channel_id: channelId }).then(
      (read) => this.setRead(read),
      () => {},
    );
  }

  /** The commands this user can run in a room, asked once until they change. */
  commands(channelId = this.channelId) {
    if (!this.commandLists.has(channelId)) {
      const asked = this.api.commands(channelId).then((answer) => answer.commands);
      asked.catch(() => this.commandLists.delete(channelId));
      this.commandLists.set(channelId, asked);
    }
    return this.commandLists.get(channelId);
  }

  setBusy(messageId, customId) {
    if (customId) this.busy.set(messageId, customId);
    else this.busy.delete(messageId);
    this.emit('busy', messageId);
  }

  setTrouble(messageId, text) {
    if (text) this.troubles.set(messageId, text);
    else if (!this.troubles.delete(messageId)) return;
    this.emit('trouble', messageId);
  }

  addNotice(notice) {
    const added = {
      id: `notice-${performance.now()}`,
      channelId: this.channelId,
      ...notice,
    };
    this.notices.push(added);
    this.emit('notices');
    return added;
  }

  dropNotice(notice) {
    this.notices = this.notices.filter((other) => other !== notice);
    this.emit('notices');
  }
}
