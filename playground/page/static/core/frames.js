/** What each frame of the live socket changes. */

const TYPING_LASTS = 10000;

export const handlers = {
  READY(store, world) {
    store.world = world;
    index(store);
    store.rooms.clear();
    store.commandLists.clear();
    store.busy.clear();
    store.typing.clear();
    store.emit('world');
  },

  MESSAGE_CREATE(store, message, frame) {
    store.typing.get(message.channel_id)?.delete(message.author.id);
    store.rooms.get(message.channel_id)?.take(message, true);
    store.setRead(frame.read);
    store.emit('message', {
      message,
      isNew: true,
      isPing: Boolean(frame.ping),
    });
    store.emit('typing');
  },

  MESSAGE_UPDATE(store, message) {
    store.rooms.get(message.channel_id)?.take(message, false);
    store.emit('message', { message, isNew: false });
  },

  MESSAGE_DELETE(store, { id, channel_id: channelId }, frame) {
    store.rooms.get(channelId)?.remove(id);
    store.setRead(frame.read);
    store.emit('gone', { id, channelId });
  },

  CHANNEL_CREATE: keepChannel,
  CHANNEL_UPDATE: keepChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: keepChannel,
  THREAD_UPDATE: keepChannel,
  THREAD_DELETE: dropChannel,

  TYPING_START(store, { channel_id: channelId, user_id: userId }) {
    if (userId === store.userId) return;
    if (!store.typing.has(channelId)) store.typing.set(channelId, new Map());
    store.typing.get(channelId).set(userId, Date.now() + TYPING_LASTS);
    store.emit('typing');
  },

  READ(store, read) {
    store.setRead(read);
  },

  USER_UPDATE(store, user) {
    const known = store.world.users.findIndex((other) => other.id === user.id);
    if (known >= 0) store.world.users[known] = user;
    else store.world.users.push(user);
    if (user.id === store.userId) store.world.me = user;
    index(store);
    store.commandLists.clear();
    store.emit('people');
  },

  COMMANDS_UPDATE(store) {
    store.commandLists.clear();
    store.emit('commands');
  },

  BOT(store, { online }) {
    store.world.bot_online = online;
    store.emit('bot');
  },

  FAILED(store, failure) {
    store.emit('failed', failure);
  },

  GUILD_CREATE: keepGuild,
  GUILD_UPDATE: keepGuild,

  GUILD_DELETE(store, { id }) {
    store.world.guilds = store.world.guilds.filter((guild) => guild.id !== id);
    index(store);
    store.emit('channels');
  },
};

function keepGuild(store, guild) {
  const known = store.world.guilds.find((other) => other.id === guild.id);
  if (known) Object.assign(known, guild);
  else
    store.world.guilds.push({
      roles: [],
      members: [],
      channels: [],
      threads: [],
      ...guild,
    });
  index(store);
  store.emit('people');
  store.emit('channels');
}

function keepChannel(store, channel) {
  const list = listFor(store, channel);
  const known = list?.find((other) => other.id === channel.id);
  if (known) Object.assign(known, channel);
  else list?.push(channel);
  index(store);
  store.emit('channels');
}

function dropChannel(store, channel) {
  const known = store.channels.get(channel.id);
  const list = listFor(store, { ...known, ...channel });
  const at = list?.findIndex((other) => other.id === channel.id) ?? -1;
  if (at >= 0) list.splice(at, 1);
  store.rooms.delete(channel.id);
  index(store);
  store.emit('channels');
}

function listFor(store, channel) {
  if (channel.type === 1 || channel.type === 3) return store.world.dms;
  const guild = store.world.guilds.find((other) => other.id === channel.guild_id);
  return channel.type >= 10 && channel.type <= 12 ? guild?.threads : guild?.channels;
}

function index(store) {
  const { world } = store;
  store.users = new Map([...world.users, world.me].map((user) => [user.id, user]));
  const inGuilds = world.guilds.flatMap((guild) =>
    [...guild.channels, ...guild.threads].map((channel) => Object.assign(channel, { guild_id: guild.id })),
  );
  store.channels = new Map([...inGuilds, ...world.dms].map((channel) => [channel.id, channel]));
}
