/** What whoever brought the bot recommends to newcomers: commands as large buttons at the beginning of a room. */

import { flatten } from '../compose/commands.js';
import { runCommand } from '../core/act.js';
import { h } from '../core/dom.js';

const TEXT = 0;

/** The buttons; those whose command the bot does not have here stay away. */
export function firstSteps(store) {
  const node = h('p', { class: 'room-first' });
  const { channelId } = store;
  const isText = store.channel?.type === TEXT;
  const wanted = (isText && store.world?.first) || [];
  if (wanted.length) store.commands(channelId).then((commands) => fill(node, store, channelId, wanted, commands), () => {});
  return node;
}

function fill(node, store, channelId, wanted, commands) {
  const entries = flatten(commands);
  wanted.forEach(({ command, label }, index) => {
    const [path, options] = parts(command);
    const entry = entries.find(({ names }) => names[0] === path);
    if (!entry) return;
    const run = () => runCommand(store, { entry, options, channelId });
    const look = index ? 'button-2' : 'button-3';
    node.append(h('button', { type: 'button', class: `button ${look}`, title: entry.title, onclick: run }, label));
  });
}

/** "learn lesson:first" is the command `learn` with an option. */
function parts(command) {
  const words = command.split(' ');
  const options = words.filter((word) => word.includes(':')).map((word) => word.split(':'));
  return [words.filter((word) => !word.includes(':')).join(' '), Object.fromEntries(options)];
}
