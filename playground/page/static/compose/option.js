/** One option of a command being filled in: an input with its own suggestions. */

import { h } from '../core/dom.js';
import { say } from '../core/words.js';
import { offers } from '../messages/picker.js';
import { FilePicker } from '../windows/files.js';
import { local } from './commands.js';

export const TYPE = {
  text: 3,
  whole: 4,
  truth: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  file: 11,
};
const SELECT_TYPE = {
  [TYPE.user]: 5,
  [TYPE.role]: 6,
  [TYPE.mentionable]: 7,
  [TYPE.channel]: 8,
};
const MOST = 25;

export class OptionField {
  /** `onkey`, `oninput` and `onfocus` tell the form what happens in the field. */
  constructor(store, option, { onkey, oninput, onfocus }) {
    this.store = store;
    this.option = option;
    this.name = option.name;
    this.label = local(option);
    this.picked = null;
    this.node = h('div', {
      class: `option${option.required ? ' option-required' : ''}`,
    });
    if (option.type === TYPE.file)
      this.files = new FilePicker(store, {
        most: 1,
        label: say('option.file'),
      });
    this.input =
      this.files?.button ??
      h('input', {
        type: 'text',
        class: 'option-input',
        size: 6,
        spellcheck: false,
        autocapitalize: 'off',
        enterkeyhint: 'send',
        inputmode: this.#isNumber ? 'decimal' : null,
        'aria-label': `${this.label} (${say(option.required ? 'option.required' : 'option.optional')}): ${local(option, 'description')}`,
        'aria-required': Boolean(option.required),
      });
    this.input.addEventListener('keydown', (event) => onkey(event, this));
    this.input.addEventListener('focus', () => onfocus(this));
    this.input.addEventListener('input', () => {
      this.picked = null;
      this.fit();
      oninput(this);
    });
    this.node.append(
      h('span', { class: 'option-name', 'aria-hidden': 'true' }, this.label),
      this.files?.node ?? this.input,
    );
  }

  get #isNumber() {
    return this.option.type === TYPE.whole || this.option.type === TYPE.number;
  }

  get text() {
    return this.files ? (this.files.ids[0] ?? '') : this.input.value;
  }

  get isEmpty() {
    return this.text.trim() === '';
  }

  get mustChoose() {
    return this.option.choices?.length > 0 || this.option.type === TYPE.truth || this.option.type in SELECT_TYPE;
  }

  /** Fills the field with a suggestion. */
  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.fit();
    this.mark(false);
  }

  fit() {
    if (!this.files) this.input.size = Math.max(6, Math.min(36, this.input.value.length + 1));
  }

  mark(isWrong) {
    this.node.classList.toggle('is-wrong', isWrong);
    this.input.setAttribute('aria-invalid', String(isWrong));
  }

  focus() {
    this.input.focus();
  }

  /** The list offered without asking the bot, or null when the bot has to be asked. */
  suggestions() {
    if (this.option.autocomplete) return null;
    const typed = this.picked ? '' : this.text.trim().toLocaleLowerCase().replace(/^[@#]/, '');
    const fitting = this.#all().filter((item) =>
      `${item.label} ${item.detail ?? ''}`.toLocaleLowerCase().includes(typed),
    );
    return fitting.sort((a, b) => starts(b, typed) - starts(a, typed)).slice(0, MOST);
  }

  #all() {
    const { option } = this;
    if (option.choices?.length)
      return option.choices.map((choice) => ({
        label: local(choice),
        value: choice.value,
      }));
    if (option.type === TYPE.truth)
      return [
        { label: say('option.true'), value: true },
        { label: say('option.false'), value: false },
      ];
    if (option.type in SELECT_TYPE)
      return offers(this.store, {
        type: SELECT_TYPE[option.type],
        channel_types: option.channel_types,
      });
    return [];
  }

  /** The value to send, or what was typed so far when the bot is asked for suggestions. */
  value(isDraft = false) {
    if (this.picked) return this.picked.value;
    const text = this.text.trim();
    if (this.mustChoose) return this.#named(text)?.value ?? (isDraft ? text : undefined);
    return this.#isNumber && !isDraft ? Number(text.replace(',', '.')) : text;
  }

  #named(text) {
    const wanted = text.toLocaleLowerCase().replace(/^[@#]/, '');
    return this.#all().find((item) => item.label.toLocaleLowerCase().replace(/^[@#]/, '') === wanted);
  }

  /** Why this field cannot be sent as it is, or null. */
  trouble() {
    const { label: name, option } = this;
    if (this.isEmpty) return option.required ? say('option.missing', { name }) : null;
    if (this.mustChoose && this.value() === undefined) return say('option.choose', { name });
    if (!this.#isNumber || this.picked) return null;
    const number = this.value();
    if (!Number.isFinite(number)) return say('option.number', { name });
    return option.type === TYPE.whole && !Number.isInteger(number) ? say('option.whole', { name }) : null;
  }

  /** The limits of the value in words. */
  limits() {
    const {
      min_value: min = null,
      max_value: max = null,
      min_length: shortest = null,
      max_length: longest = null,
    } = this.option;
    if (min !== null && max !== null) return say('option.range', { min, max });
    if (min !== null) return say('option.least', { min });
    if (max !== null) return say('option.most', { max });
    return shortest !== null || longest !== null
      ? say('option.length', { min: shortest ?? 0, max: longest ?? 6000 })
      : null;
  }
}

function starts(item, typed) {
  return Number(item.label.toLocaleLowerCase().startsWith(typed));
}
