/** Everything a person does to a bot goes through here: what happens while waiting, and what each outcome means. */

import { say } from './words.js';
import { openModal } from '../windows/modal.js';

/** A sentence for anything that went wrong. */
export function sentence(error) {
  if (error.code === 'unreachable') return say('act.unreachable');
  return error.message || say('act.wrong');
}

/** Presses a button or chooses in a select of a message. */
export async function useComponent(store, message, customId, values = null) {
  if (store.busy.has(message.id)) return;
  store.setTrouble(message.id, null);
  store.setBusy(message.id, customId);
  const where = {
    channel_id: message.channel_id,
    message_id: message.id,
    custom_id: customId,
  };
  try {
    const outcome = await (values ? store.api.post('/select', { ...where, values }) : store.api.post('/click', where));
    follow(store, outcome, { messageId: message.id });
  } catch (error) {
    store.setTrouble(message.id, sentence(error));
  } finally {
    store.setBusy(message.id, null);
  }
}

/** Runs a slash command; answers with a sentence when it was refused, so that the input can be mended. */
export async function runCommand(store, { entry, options, channelId }) {
  const notice = store.addNotice({
    channelId,
    text: say('act.sending', { command: entry.title }),
    isWaiting: true,
  });
  try {
    const outcome = await store.api.post('/slash', {
      channel_id: channelId,
      command_id: entry.command.id,
      path: entry.path,
      options,
    });
    follow(store, outcome, { channelId, command: entry.title });
    return null;
  } catch (error) {
    return sentence(error);
  } finally {
    store.dropNotice(notice);
  }
}

/** Runs a command of a message's or user's menu. */
export async function runMenu(store, command, targetId, channelId) {
  const title = command.name_localized ?? command.name;
  const notice = store.addNotice({
    channelId,
    text: say('act.sending', { command: title }),
    isWaiting: true,
  });
  try {
    const outcome = await store.api.post('/menu', {
      channel_id: channelId,
      command_id: command.id,
      target_id: targetId,
    });
    follow(store, outcome, { channelId, command: title });
  } catch (error) {
    store.addNotice({ channelId, text: sentence(error) });
  } finally {
    store.dropNotice(notice);
  }
}

/** Hands in a modal; answers with a sentence when it stays open. */
export async function submitModal(store, interactionId, values, origin) {
  try {
    const outcome = await store.api.post('/modal', {
      interaction_id: interactionId,
      values,
    });
    if (outcome.result === 'failed') {
      reported.add(outcome.interaction_id);
      return failure(store, outcome.reason);
    }
    follow(store, outcome, origin);
    return null;
  } catch (error) {
    return sentence(error);
  }
}

const reported = new Set(); // interactions whose failure this window has already shown

function follow(store, outcome, origin) {
  if (outcome.result === 'modal') openModal(store, outcome, origin);
  if (outcome.result === 'failed') showFailure(store, outcome, origin);
}

/** Shows once that nobody answered: under the message that was pressed, else as a line of its own. */
export function showFailure(store, outcome, { messageId, channelId, command }) {
  if (reported.has(outcome.interaction_id)) return;
  reported.add(outcome.interaction_id);
  const text = failure(store, outcome.reason);
  if (messageId) store.setTrouble(messageId, text);
  else
    store.addNotice({
      channelId,
      text: command ? `${command}: ${text}` : text,
    });
}

function failure(store, reason) {
  return say(reason === 'offline' ? 'act.offline' : 'act.no_answer', {
    bot: store.botName,
  });
}
