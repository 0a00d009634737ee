/** The input at the bottom: messages, replies, files, and slash commands. */

import { sentence } from '../core/act.js';
import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { roomTitle } from '../core/names.js';
import { say } from '../core/words.js';
import { FilePicker } from '../windows/files.js';
import { Listbox } from '../windows/listbox.js';
import { exact, flatten, opening, search } from './commands.js';
import { completions } from './complete.js';
import { CommandForm } from './form.js';

const TYPING_EVERY = 8000;

export class Composer {
  constructor(store) {
    this.store = store;
    this.drafts = new Map();
    this.entries = [];
    this.list = new Listbox({ label: say('compose.commands'), onpick: (item, key) => this.#picked(item, key) });
    this.hint = h('div', { class: 'hint' });
    this.trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
    this.about = h('div', { class: 'compose-about', hidden: true });
    this.files = new FilePicker(store, { onchange: () => this.#fileChanged() });
    this.area = h('textarea', { class: 'compose-text', rows: 1, maxlength: 4000, enterkeyhint: 'send', oninput: () => this.#typed(), onkeydown: (event) => this.#key(event), onpaste: (event) => this.#pasted(event), onblur: () => this.#blurred() });
    this.list.attach(this.area);
    this.slash = h('button', { type: 'button', class: 'icon-button', 'aria-label': say('compose.commands'), title: say('compose.commands'), onclick: () => this.startCommand() }, icon('slash'));
    this.clip = h('button', { type: 'button', class: 'icon-button', 'aria-label': say('compose.attach'), title: say('compose.attach'), onclick: () => this.files.input.click() }, icon('clip'));
    this.send = h('button', { type: 'submit', class: 'icon-button send', 'aria-label': say('compose.send') }, icon('send'));
    this.slot = h('div', { class: 'compose-slot' }, this.area);
    this.line = h('div', { class: 'compose-line' }, this.clip, this.slash, this.slot, this.send);
    this.node = h('form', { class: 'composer', onsubmit: (event) => { event.preventDefault(); this.submit(); } },
      h('div', { class: 'compose-popup' }, this.list.element, this.hint), this.trouble, this.about, this.files.chips, this.files.input, this.line);
    store.on('room', () => this.#enterRoom());
    store.on('channels', () => this.#label());
    store.on('commands', () => this.#loadCommands());
    store.on('reply', (message) => this.#begin({ reply: message }));
    store.on('edit', (message) => this.#begin({ edit: message }));
    store.on('start-command', () => this.startCommand());
    store.on('use-command', ({ name }) => this.useCommand(name));
  }

  focus() {
    if (this.form) this.form.focus();
    else this.area.focus();
  }

  /** Begins a command as if a slash had been typed. */
  startCommand() {
    this.form?.leave();
    this.area.value = '/';
    this.area.focus();
    this.#typed();
  }

  /** Opens a command by its full name, as when its mention is pressed. */
  async useCommand(name) {
    await this.#loadCommands();
    const entry = exact(this.entries, name);
    if (entry) this.#choose(entry);
  }

  async submit() {
    if (this.form) return this.form.send();
    const content = this.area.value.trim();
    if (content.startsWith('/') && await this.#maybeCommand(content)) return undefined;
    if (!content && this.files.isEmpty) return undefined;
    return this.#sendMessage(content);
  }

  async #maybeCommand(content) {
    await this.#loadCommands();
    const entry = exact(this.entries, content.slice(1));
    if (entry) {
      this.#choose(entry);
      if (!entry.options.length) this.form.send();
    } else if (search(this.entries, content.slice(1).split(/\s/)[0]).length === 0) this.#complain(say('compose.nocommand'));
    return true;
  }

  async #sendMessage(content) {
    const { store, context } = this;
    const place = { channel_id: store.channelId };
    this.#complain(null);
    try {
      if (context?.edit) await store.api.post('/messages/edit', { ...place, message_id: context.edit.id, content });
      else await store.api.send({ ...place, content, reply_to: context?.reply?.id, attachments: this.files.ids });
      this.#set('');
      this.files.clear();
      this.#begin(null);
    } catch (error) {
      this.#complain(sentence(error));
    }
  }

  #enterRoom() {
    if (this.roomId) this.drafts.set(this.roomId, this.area.value);
    this.form?.leave();
    this.roomId = this.store.channelId;
    this.#begin(null, false);
    this.#complain(null);
    this.#set(this.drafts.get(this.roomId) ?? '');
    this.#label();
    this.#loadCommands();
  }

  #label() {
    const { channel } = this.store;
    const room = roomTitle(this.store, channel);
    const canSend = Boolean(channel) && channel.can_send !== false;
    this.area.disabled = !canSend;
    this.area.setAttribute('aria-label', say('compose.label', { room }));
    const words = matchMedia('(max-width: 640px)').matches ? 'compose.placeholder.short' : 'compose.placeholder';
    this.area.placeholder = canSend ? say(words, { room }) : channel ? say('room.readonly') : '';
  }

  async #loadCommands() {
    const { channelId } = this.store;
    if (!channelId) return;
    const commands = await this.store.commands(channelId).catch(() => []);
    if (channelId === this.store.channelId) this.entries = flatten(commands);
  }

  #begin(context, isFocused = true) {
    this.context = context;
    this.about.hidden = !context;
    if (context?.edit) this.#set(context.edit.content);
    const words = context?.edit ? say('compose.editing') : context ? say('compose.replying', { name: this.store.nameOf(context.reply.author) }) : '';
    refill(this.about, icon('reply', 16), h('span', { class: 'grow' }, words),
      h('button', { type: 'button', class: 'link-button', onclick: () => { if (context.edit) this.#set(''); this.#begin(null); } }, say('compose.cancel')));
    if (isFocused && !this.form) this.area.focus();
  }

  #set(text) {
    this.area.value = text;
    this.#fit();
    if (!this.form) this.list.hide();
  }

  #fit() {
    this.area.style.height = 'auto';
    this.area.style.height = `${this.area.scrollHeight}px`;
  }

  #complain(words) {
    this.trouble.textContent = words ?? '';
    this.trouble.hidden = !words;
  }

  #typed() {
    this.#complain(null);
    this.#fit();
    const text = this.area.value;
    if (text.startsWith('/') && !text.includes('\n')) this.#suggestCommands(text.slice(1));
    else this.#suggestNames();
    if (text && !text.startsWith('/')) this.#tellTyping();
  }

  #suggestCommands(typed) {
    const begun = opening(this.entries, typed);
    if (begun) {
      this.#choose(begun.entry);
      this.form.fill(begun.rest);
      return;
    }
    const found = search(this.entries, typed);
    const status = found.length ? null : say(this.entries.length ? 'compose.nocommand' : 'compose.nocommands');
    this.list.show(found.map((entry) => ({ entry, label: entry.title, detail: entry.description, hint: optionHints(entry) })), { highlight: 0, status });
  }

  #suggestNames() {
    this.completion = completions(this.store, this.area.value, this.area.selectionStart);
    if (this.completion) this.list.show(this.completion.items, { highlight: 0 });
    else this.list.hide();
  }

  #picked(item, key) {
    if (this.form) this.form.choose(item);
    else if (item.entry) {
      this.#choose(item.entry);
      if (key === 'Enter' && !item.entry.options.length) this.form.send();
    } else this.#insert(item);
  }

  #insert(item) {
    const { value, selectionStart: cursor } = this.area;
    const { from } = this.completion;
    this.area.value = value.slice(0, from) + item.insert + value.slice(cursor);
    this.area.setSelectionRange(from + item.insert.length, from + item.insert.length);
    this.list.hide();
    this.#fit();
    this.area.focus();
  }

  #choose(entry) {
    this.#set('');
    this.list.hide();
    this.#openForm(new CommandForm(this.store, entry, {
      list: this.list,
      hint: this.hint,
      onleave: (back, refused) => (refused ? this.#reopen(back, refused) : this.#closeForm(back)),
      ontrouble: (words) => this.#complain(words),
    }));
  }

  #openForm(form) {
    this.form = form;
    this.slot.replaceChildren(form.node);
    this.line.classList.add('is-command');
    form.focus();
  }

  #reopen(form, refused) {
    if (this.form || this.area.value || form.channelId !== this.store.channelId) this.store.addNotice({ channelId: form.channelId, text: `${form.entry.title}: ${refused}` });
    else {
      this.#openForm(form);
      this.#complain(refused);
    }
  }

  #closeForm(text) {
    this.form = null;
    this.slot.replaceChildren(this.area);
    this.line.classList.remove('is-command');
    this.list.attach(this.area);
    this.#set(text);
    this.area.focus();
    if (text) this.#typed();
  }

  #key(event) {
    if (this.list.takesKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === 'Escape') {
      if (this.list.isOpen) this.list.hide();
      else if (this.context) this.#begin(null);
    } else if (event.key === 'ArrowUp' && !this.area.value) this.#editLast(event);
  }

  #editLast(event) {
    const mine = this.store.rooms.get(this.store.channelId)?.messages.findLast((message) => message.author.id === this.store.userId && !message.interaction_metadata);
    if (!mine) return;
    event.preventDefault();
    this.#begin({ edit: mine });
  }

  #pasted(event) {
    const files = [...event.clipboardData.files];
    if (!files.length) return;
    event.preventDefault();
    this.files.add(files);
  }

  #fileChanged() {
    this.node?.classList.toggle('has-files', !this.files.isEmpty);
  }

  #blurred() {
    setTimeout(() => { if (!this.form && !this.node.contains(document.activeElement)) this.list.hide(); }, 150);
  }

  #tellTyping() {
    if (Date.now() - (this.lastTyping ?? 0) < TYPING_EVERY) return;
    this.lastTyping = Date.now();
    this.store.api.post('/typing', { channel_id: this.store.channelId }).catch(() => {});
  }
}

function optionHints(entry) {
  if (!entry.options.length) return null;
  return h('span', { class: 'option-hints' }, entry.options.map((option) => h('span', { class: option.required ? 'option-hint is-required' : 'option-hint' }, option.name_localized || option.name)));
}
