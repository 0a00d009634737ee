/** A chosen command while its options are filled in. */

import { runCommand } from '../core/act.js';
import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';
import { local } from './commands.js';
import { OptionField } from './option.js';

const ASK_AFTER = 120;

export class CommandForm {
  /** `list` is the suggestion list above the input; `onleave(text)` gives the input back, `ontrouble` shows a sentence. */
  constructor(store, entry, { list, hint, onleave, ontrouble }) {
    Object.assign(this, {
      store,
      entry,
      list,
      hint,
      onleave,
      ontrouble,
      fields: [],
      asked: 0,
    });
    this.channelId = store.channelId;
    this.chip = h(
      'button',
      {
        type: 'button',
        class: 'command-chip',
        title: say('option.leave'),
        'aria-label': `${entry.title}: ${say('option.leave')}`,
        onclick: () => this.leave(),
      },
      entry.title,
    );
    this.row = h('div', { class: 'option-row' });
    this.node = h(
      'div',
      {
        class: 'command-form',
        role: 'group',
        'aria-label': `${entry.title}: ${entry.description}`,
      },
      this.chip,
      this.row,
    );
    // The first option is offered at once even if it may stay empty: it is what most people came for.
    const first = entry.options.filter(({ required }, at) => required || at === 0);
    for (const option of first) this.#add(option);
    this.#draw();
  }

  /** Puts the cursor where something is still missing; false when there is nothing to fill in. */
  focus() {
    const field = this.fields.find(({ isEmpty }) => isEmpty) ?? this.fields.at(-1);
    if (field) field.focus();
    else this.#explain(null);
    return Boolean(field);
  }

  /** Takes options typed or pasted as text: "give: wood want: ore", or just the value of the first one. */
  fill(text) {
    if (!text) return;
    const parts = text.split(/(?:^|\s)(\S+?):\s*/);
    if (parts[0] && this.fields[0]) this.#write(this.fields[0], parts[0]);
    for (let at = 1; at < parts.length; at += 2) {
      const option = this.#option(parts[at]);
      if (option)
        this.#write(this.fields.find((field) => field.option === option) ?? this.#offer(option), parts[at + 1]);
    }
    this.focus();
  }

  leave(text = '') {
    clearTimeout(this.timer);
    this.asked += 1;
    this.list.hide();
    refill(this.hint);
    this.onleave(text);
  }

  /** Sends the command; on a refusal everything typed stays. */
  async send() {
    const wrong = this.fields.find((field) => {
      const trouble = field.trouble();
      field.mark(Boolean(trouble));
      if (trouble) this.ontrouble(trouble);
      return trouble;
    });
    if (wrong) {
      wrong.focus();
      return;
    }
    this.ontrouble(null);
    const { store, entry, channelId } = this;
    const options = this.#values(false);
    this.leave();
    const refused = await runCommand(store, { entry, options, channelId });
    if (refused) this.onleave(this, refused);
  }

  /** What to choose from for the field in hand. */
  choose(item) {
    this.current?.pick(item);
    this.list.hide();
    this.ontrouble(null);
    const next = this.fields.find((field) => field !== this.current && field.isEmpty && field.option.required);
    if (next) next.focus();
  }

  #add(option) {
    const field = new OptionField(this.store, option, {
      onkey: (event) => this.#key(event, field),
      oninput: () => this.#typed(field),
      onfocus: () => this.#entered(field),
    });
    if (!field.files) this.list.attach(field.input);
    this.fields.push(field);
    this.row.append(field.node);
    return field;
  }

  #draw() {
    const free = this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
    this.row.querySelector('.option-more')?.remove();
    if (!free.length) return;
    this.row.append(
      h(
        'span',
        { class: 'option-more' },
        free.map((option) =>
          h(
            'button',
            {
              type: 'button',
              class: 'option-add',
              title: local(option, 'description'),
              'aria-label': `${say('option.add', { name: local(option) })}: ${local(option, 'description')}`,
              onclick: () => this.#offer(option),
            },
            icon('plus', 13),
            local(option),
          ),
        ),
      ),
    );
  }

  #offer(option) {
    const field = this.#add(option);
    this.#draw();
    field.focus();
    return field;
  }

  // Backspace in an empty field steps back: to the field before, at last out of the command.
  #drop(field) {
    const at = this.fields.indexOf(field);
    if (at === 0) {
      this.leave(this.entry.title);
      return;
    }
    this.fields[at - 1].focus();
    if (field.option.required) return;
    field.node.remove();
    this.fields.splice(at, 1);
    this.#draw();
  }

  #key(event, field) {
    if (this.list.takesKey(event)) return;
    if (event.key === 'Enter' && !event.isComposing && !(field.files && field.isEmpty)) {
      event.preventDefault();
      this.send();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (this.list.isOpen) this.list.hide();
      else this.leave();
    } else if (event.key === 'Backspace' && field.isEmpty) {
      event.preventDefault();
      this.#drop(field);
    } else if (event.key === 'ArrowDown' && !this.list.isOpen) this.#suggest(field);
  }

  #typed(field) {
    this.ontrouble(null);
    field.mark(false);
    const named = /^(\S+):\s*(.*)$/.exec(field.text);
    const option = named && this.#option(named[1]);
    if (option && !field.files) this.#rename(field, option, named[2]);
    else this.#suggest(field);
  }

  // Somebody types "with: Anna" as in a chat: the text goes where it is meant to go.
  #rename(field, option, text) {
    const target = this.fields.find((other) => other.option === option) ?? this.#offer(option);
    if (target !== field) field.input.value = '';
    this.#write(target, text);
    target.focus();
    this.#suggest(target);
  }

  #option(name) {
    return this.entry.options.find((option) => [option.name, local(option)].includes(name));
  }

  #write(field, text) {
    if (field.files) return;
    field.picked = null;
    field.input.value = text.trim();
    field.fit();
  }

  #entered(field) {
    this.current = field;
    if (!field.files) this.list.attach(field.input);
    this.#explain(field);
    this.#suggest(field);
  }

  #explain(field) {
    if (!field) {
      refill(this.hint, h('strong', null, this.entry.title), ' ', this.entry.description);
      return;
    }
    const need = say(field.option.required ? 'option.required' : 'option.optional');
    refill(
      this.hint,
      h('strong', null, field.label),
      ' ',
      local(field.option, 'description'),
      h('span', { class: 'faint' }, ` · ${[need, field.limits()].filter(Boolean).join(' · ')}`),
    );
  }

  #suggest(field) {
    clearTimeout(this.timer);
    const items = field.suggestions();
    if (items)
      this.#show(field, items, field.mustChoose && !field.isEmpty && !items.length ? say('select.none') : null);
    else this.timer = setTimeout(() => this.#ask(field), ASK_AFTER);
  }

  async #ask(field) {
    const turn = (this.asked += 1);
    if (!this.list.isOpen)
      this.list.show([], {
        status: say('option.asking', { bot: this.store.botName }),
      });
    const options = { ...this.#values(true), [field.name]: field.text };
    const { command, path } = this.entry;
    const outcome = await this.store.api
      .post('/autocomplete', {
        channel_id: this.channelId,
        command_id: command.id,
        path,
        options,
        focused: field.name,
      })
      .catch((error) => ({ result: 'refused', sentence: error.message }));
    if (turn !== this.asked || field !== this.current) return; // something newer was typed
    if (outcome.result !== 'choices') {
      this.list.show([], {
        status: outcome.sentence || say('option.silent', { bot: this.store.botName }),
      });
      return;
    }
    this.#show(
      field,
      outcome.choices.map((choice) => ({
        label: choice.name,
        value: choice.value,
      })),
      outcome.choices.length ? null : say('option.nothing'),
    );
  }

  #show(field, items, status) {
    const isTyped = !field.isEmpty && !field.picked;
    this.list.show(items, { highlight: isTyped ? 0 : -1, status });
  }

  #values(isDraft) {
    return Object.fromEntries(
      this.fields.filter((field) => !field.isEmpty).map((field) => [field.name, field.value(isDraft)]),
    );
  }
}
