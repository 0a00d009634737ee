/** The input at the bottom: messages, replies, files, and slash commands. */

import { sentence } from '../core/act.js';
import { iconButton } from '../core/controls.js';
import { h } from '../core/dom.js';
import { roomTitle } from '../core/names.js';
import { say } from '../core/words.js';
import { FilePicker } from '../windows/files.js';
import { Listbox } from '../windows/listbox.js';
import { About } from './about.js';
import { exact, flatten, local, opening, search } from './commands.js';
import { completions } from './complete.js';
import { CommandForm } from './form.js';

const TYPING_EVERY = 8000;

export class Composer {
  constructor(store) {
    this.store = store;
    this.drafts = new Map();
    this.entries = [];
    this.list = new Listbox({
      label: say('compose.commands'),
      onpick: (item, key) => this.#picked(item, key),
    });
    this.files = new FilePicker(store);
    this.about = new About(store, { oncancel: () => this.#cancel() });
    this.#build();
    this.list.attach(this.area);
    store.on('room', () => this.#enterRoom());
    store.on('channels', () => this.#label());
    store.on('commands', () => this.#loadCommands());
    store.on('reply', (message) => this.#begin({ reply: message }));
    store.on('edit', (message) => this.#begin({ edit: message }));
    store.on('start-command', () => this.startCommand());
    store.on('use-command', ({ name }) => this.useCommand(name));
  }

  #build() {
    this.hint = h('div', { class: 'hint' });
    this.trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
    this.area = h('textarea', {
      class: 'compose-text',
      rows: 1,
      maxlength: 4000,
      enterkeyhint: 'send',
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onpaste: (event) => this.#pasted(event),
      onblur: () => this.#blurred(),
    });
    const clip = iconButton('clip', say('compose.attach'), () => this.files.input.click());
    const slash = iconButton('slash', say('compose.commands'), () => this.startCommand());
    this.send = iconButton('send', say('compose.send'), null, {
      type: 'submit',
      className: 'send',
    });
    this.slot = h('div', { class: 'compose-slot' }, this.area);
    this.line = h('div', { class: 'compose-line' }, clip, slash, this.slot, this.send);
    this.line.addEventListener('keydown', (event) => this.#leaveByKey(event));
    const popup = h('div', { class: 'compose-popup' }, this.list.element, this.hint);
    const parts = [popup, this.trouble, this.about.node, this.files.chips, this.files.input, this.line];
    this.node = h('form', { class: 'composer', onsubmit: (event) => this.submit(event) }, parts);
  }

  focus() {
    if (!this.form) this.area.focus();
    else if (!this.form.focus()) this.send.focus();
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

  /** Sends what stands in the box: the command being filled in, a command by its name, or a message. */
  async submit(event) {
    event?.preventDefault();
    const content = this.area.value.trim();
    if (this.form) await this.form.send();
    else if (content.startsWith('/')) await this.#runByName(content.slice(1));
    else if (content || !this.files.isEmpty) await this.#sendMessage(content);
  }

  async #runByName(name) {
    await this.#loadCommands();
    const entry = exact(this.entries, name);
    if (entry) {
      this.#choose(entry);
      if (!entry.options.length) this.form.send();
    } else if (search(this.entries, name).length) this.#suggestCommands(name);
    else this.#complain(say('compose.nocommand'));
  }

  // The box is free at once for the next message; a refused one comes back if nothing was typed since.
  async #sendMessage(content) {
    const { api, channelId } = this.store;
    const { reply, edit } = this.about;
    const place = { channel_id: channelId };
    const attachments = this.files.ids;
    this.#complain(null);
    this.#set('');
    this.#begin({});
    try {
      if (edit) await api.post('/messages/edit', { ...place, message_id: edit.id, content });
      else await api.send({ ...place, content, reply_to: reply?.id, attachments });
      this.files.drop(attachments);
    } catch (error) {
      this.#complain(sentence(error));
      if (this.area.value || channelId !== this.store.channelId) return;
      this.#begin({ reply, edit });
      this.#set(content);
    }
  }

  #enterRoom() {
    if (this.roomId) this.drafts.set(this.roomId, this.area.value);
    this.form?.leave();
    this.roomId = this.store.channelId;
    this.about.set();
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

  #begin(what) {
    this.about.set(what);
    if (what.edit) this.#set(what.edit.content);
    if (!this.form) this.area.focus();
  }

  #cancel() {
    if (this.about.edit) this.#set('');
    this.#begin({});
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
    this.list.show(
      found.map((entry) => ({
        entry,
        label: entry.title,
        detail: entry.description,
        hint: optionHints(entry),
      })),
      { highlight: 0, status },
    );
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
    this.#openForm(
      new CommandForm(this.store, entry, {
        list: this.list,
        hint: this.hint,
        onleave: (back, refused) => (refused ? this.#reopen(back, refused) : this.#closeForm(back)),
        ontrouble: (words) => this.#complain(words),
      }),
    );
  }

  #openForm(form) {
    this.form = form;
    this.slot.replaceChildren(form.node);
    this.line.classList.add('is-command');
    this.focus();
  }

  #reopen(form, refused) {
    if (this.form || this.area.value || form.channelId !== this.store.channelId)
      this.store.addNotice({
        channelId: form.channelId,
        text: `${form.entry.title}: ${refused}`,
      });
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

  // A command without options stands complete beside the send button; the same keys lead out of it.
  #leaveByKey(event) {
    if (!this.form || event.defaultPrevented || !['Escape', 'Backspace'].includes(event.key)) return;
    if (event.target.closest('input')) return;
    event.preventDefault();
    this.form.leave(event.key === 'Backspace' ? this.form.entry.title : '');
  }

  #key(event) {
    if (this.list.takesKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === 'Escape') {
      if (this.list.isOpen) this.list.hide();
      else if (this.about.isOn) this.#cancel();
    } else if (event.key === 'ArrowUp' && !this.area.value) this.#editLast(event);
  }

  #editLast(event) {
    const mine = this.store.rooms
      .get(this.store.channelId)
      ?.messages.findLast((message) => message.author.id === this.store.userId && !message.interaction_metadata);
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

  #blurred() {
    setTimeout(() => {
      if (!this.form && !this.node.contains(document.activeElement)) this.list.hide();
    }, 150);
  }

  #tellTyping() {
    if (Date.now() - (this.lastTyping ?? 0) < TYPING_EVERY) return;
    this.lastTyping = Date.now();
    this.store.api.post('/typing', { channel_id: this.store.channelId }).catch(() => {});
  }
}

function optionHints(entry) {
  if (!entry.options.length) return null;
  const hints = entry.options.map((option) =>
    h('span', { class: `option-hint${option.required ? ' is-required' : ''}` }, local(option)),
  );
  return h('span', { class: 'option-hints' }, hints);
}
