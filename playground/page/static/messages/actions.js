/** The menus of a message and of a person. */

import { runMenu, sentence } from '../core/act.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar, isDirect, isThread } from '../core/names.js';
import { say } from '../core/words.js';
import { openDialog } from '../windows/dialog.js';
import { openMenu } from '../windows/menu.js';

const QUICK = ['👍', '🎉', '😄', '❤️'];

/** Opens the menu of a message, with the bot's own commands at the end. */
export async function openMessageMenu(store, message, anchor) {
  const place = { channel_id: message.channel_id, message_id: message.id };
  const post = (path, body = {}) =>
    store.api.post(path, { ...place, ...body }).catch((error) => store.setTrouble(message.id, sentence(error)));
  const isMine = message.author.id === store.userId;
  const isEphemeral = Boolean(message.flags & 64);
  const canThread = !isEphemeral && !message.thread && !isThread(store.channel) && !isDirect(store.channel);
  const entries = [
    !isEphemeral && {
      label: say('message.reply'),
      icon: icon('reply', 18),
      run: () => store.emit('reply', message),
    },
    message.content && {
      label: say('message.copy'),
      icon: icon('file', 18),
      run: () => navigator.clipboard?.writeText(message.content),
    },
    !isEphemeral && {
      label: say('message.unread'),
      icon: icon('eye', 18),
      run: async () => store.emit('unread', await post('/unread')),
    },
    canThread && {
      label: say('message.thread'),
      icon: icon('thread', 18),
      run: () => askThread(store, message),
    },
    isMine && {
      label: say('message.edit'),
      icon: icon('hash', 18),
      run: () => store.emit('edit', message),
    },
    isEphemeral && {
      label: say('message.dismiss'),
      icon: icon('close', 18),
      run: () => post('/messages/delete'),
    },
    isMine &&
      !isEphemeral && {
        label: say('message.delete'),
        icon: icon('close', 18),
        isDanger: true,
        run: () => post('/messages/delete'),
      },
    ...(await appEntries(store, 3, message.id, message.channel_id)),
  ].filter((entry) => entry !== false && entry !== undefined && entry !== '');
  const popover = openMenu(anchor, entries, {
    label: say('message.actions', { name: store.nameOf(message.author) }),
    header: isEphemeral ? null : quickReactions(store, message, () => popover.close()),
  });
}

/** Opens what can be done with a person. */
export async function openUserMenu(store, user, anchor) {
  const name = store.nameOf(user);
  const entries = [
    // People talk in channels here; direct messages are between a person and the bot.
    user.bot && {
      label: say('message.dm', { name }),
      icon: icon('person', 18),
      run: () => openDirect(store, user.id),
    },
    ...(await appEntries(store, 2, user.id, store.channelId)),
  ].filter(Boolean);
  const handle = h('div', { class: 'faint' }, `@${user.username}`, user.bot ? ` · ${say('message.bot')}` : '');
  const header = h('div', { class: 'profile' }, avatar(user, 48), h('div', null, h('strong', null, name), handle));
  openMenu(anchor, entries, { label: say('message.user', { name }), header });
}

/** Puts a reaction on a message or takes it away. */
export function react(store, message, emoji, on) {
  const name = emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
  return store.api
    .post('/reactions', {
      channel_id: message.channel_id,
      message_id: message.id,
      emoji: name,
      on,
    })
    .catch((error) => store.setTrouble(message.id, sentence(error)));
}

async function openDirect(store, userId) {
  try {
    const channel = await store.api.post('/dms', { recipient_id: userId });
    if (!store.channels.has(channel.id)) store.apply({ t: 'CHANNEL_CREATE', d: channel });
    location.hash = channel.id;
  } catch (error) {
    store.addNotice({ text: sentence(error) });
  }
}

async function appEntries(store, type, targetId, channelId) {
  const commands = await store.commands(channelId).catch(() => []);
  const fitting = commands.filter((command) => command.type === type);
  const entries = fitting.map((command) => ({
    label: command.name_localized ?? command.name,
    detail: store.botName,
    icon: icon('slash', 18),
    run: () => runMenu(store, command, targetId, channelId),
  }));
  return entries.length ? [null, ...entries] : [];
}

function quickReactions(store, message, close) {
  const mine = new Set((message.reactions ?? []).filter(({ me }) => me).map(({ emoji }) => emoji.name));
  const buttons = QUICK.map((name) => {
    const toggle = () => {
      close();
      react(store, message, { name }, !mine.has(name));
    };
    const label = say('message.react', { emoji: name });
    const props = {
      type: 'button',
      class: 'icon-button',
      'aria-label': label,
      'aria-pressed': mine.has(name),
      onclick: toggle,
    };
    return h('button', props, name);
  });
  return h('div', { class: 'quick-reactions' }, buttons);
}

function askThread(store, message) {
  const label = say('message.thread.name');
  const input = h('input', {
    class: 'input',
    type: 'text',
    maxlength: 100,
    value: (message.content || '').slice(0, 40),
  });
  const start = async () => {
    try {
      const place = { channel_id: message.channel_id, message_id: message.id };
      const thread = await store.api.post('/threads', {
        ...place,
        name: input.value,
      });
      if (!store.channels.has(thread.id)) store.apply({ t: 'THREAD_CREATE', d: thread });
      location.hash = thread.id;
      return null;
    } catch (error) {
      return sentence(error);
    }
  };
  const title = say('message.thread');
  openDialog({
    title,
    body: h('label', { class: 'field' }, label, input),
    submit: title,
    onsubmit: start,
  });
  input.focus();
}
