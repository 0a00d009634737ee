/** What this window knows: the world as its user sees it, the messages of visited rooms, and what is under way. */

import { Api } from './api.js';
import { handlers } from './frames.js';
import { Room } from './room.js';
import { soon } from './soon.js';

const PAGE = 50;
const READ_AFTER = 80;

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
    this.rooms = new Map(); // channel id -> Room
    this.busy = new Map(); // message id -> custom id of the component that waits for the bot
    this.troubles = new Map(); // message id -> sentence under that message
    this.notices = []; // {id, channelId, text, isWaiting} lines only this window sees
    this.typing = new Map(); // channel id -> Map(user id -> until)
    this.commandLists = new Map(); // channel id -> promise
    this.tellRead = new Map(); // channel id -> what tells the playground that it was read
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
    if (this.rooms.has(channelId)) return;
    const room = new Room(this.#divider(channelId));
    this.rooms.set(channelId, room);
    try {
      room.fill(await this.api.messages(channelId, { limit: PAGE }));
    } catch (error) {
      this.rooms.delete(channelId);
      throw error;
    }
    if (this.rooms.get(channelId) === room && channelId === this.channelId) this.emit('messages');
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
      room.prepend(await this.api.messages(channelId, { limit: PAGE, before: room.messages[0].id }));
    } finally {
      room.isLoading = false;
    }
    this.emit('earlier', channelId);
  }

  message(channelId, messageId) {
    return this.rooms.get(channelId)?.find(messageId);
  }

  setRead(read) {
    if (!read || !this.world) return;
    this.world.read[read.channel_id] = read;
    this.emit('read', read);
  }

  /** The open room was seen up to its end: at once here, a moment later for the playground. */
  markRead(channelId = this.channelId) {
    const read = this.readOf(channelId);
    if (!read.unread) return;
    this.setRead({ ...read, unread: 0, pings: 0 });
    if (!this.tellRead.has(channelId))
      this.tellRead.set(
        channelId,
        soon(() => this.#tell(channelId), READ_AFTER),
      );
    this.tellRead.get(channelId)();
  }

  #tell(channelId) {
    const { api } = this;
    const keep = (read) => {
      if (api === this.api) this.setRead(read);
    };
    api.post('/read', { channel_id: channelId }).then(keep, () => {});
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
