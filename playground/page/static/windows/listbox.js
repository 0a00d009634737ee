import { h, refill, freshId } from '../core/dom.js';
import { icon } from '../core/icons.js';

/**
 * A list of suggestions steered from a text input that keeps the focus (the combobox pattern).
 * Items are `{label, detail?, icon?, group?, isChosen?, ...}`; `onpick(item)` runs on Enter, Tab or a press.
 */
export class Listbox {
  constructor({ label, onpick, isMulti = false }) {
    this.onpick = onpick;
    this.isMulti = isMulti;
    this.items = [];
    this.at = -1;
    this.element = h('div', {
      class: 'listbox',
      role: 'listbox',
      tabindex: -1,
      id: freshId('list'),
      'aria-label': label,
      'aria-multiselectable': isMulti,
    });
  }

  /** Ties the list to the input that steers it. */
  attach(input) {
    this.input?.setAttribute('aria-expanded', 'false');
    this.input?.removeAttribute('aria-activedescendant');
    this.input = input;
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.element.id,
      autocomplete: 'off',
    })) {
      input.setAttribute(name, value);
    }
    this.#mark();
  }

  /** Shows items; `highlight` is the one to begin with (-1: none until an arrow is pressed). */
  show(items, { highlight = -1, status = null } = {}) {
    this.items = items;
    this.at = Math.min(highlight, items.length - 1);
    let group;
    refill(
      this.element,
      items.map((item, index) => {
        const heading =
          item.group && item.group !== group
            ? h('div', { class: 'listbox-group', role: 'presentation' }, item.group)
            : null;
        group = item.group;
        return [heading, this.#row(item, index)];
      }),
      status ? h('div', { class: 'listbox-status', role: 'status' }, status) : null,
    );
    this.#mark();
  }

  get isOpen() {
    return this.items.length > 0;
  }

  get current() {
    return this.items[this.at];
  }

  hide() {
    this.show([]);
  }

  move(step) {
    if (!this.items.length) return;
    const count = this.items.length;
    this.at = this.at < 0 ? (step > 0 ? 0 : count - 1) : (this.at + step + count) % count;
    this.#mark();
  }

  /** Answers a key of the input; true when the list used it. */
  takesKey(event) {
    if (!this.items.length || event.isComposing) return false;
    if (event.key === 'ArrowDown') this.move(1);
    else if (event.key === 'ArrowUp') this.move(-1);
    else if ((event.key === 'Enter' || event.key === 'Tab') && this.current && !event.shiftKey)
      this.onpick(this.current, event.key);
    else return false;
    event.preventDefault();
    return true;
  }

  #row(item, index) {
    return h(
      'div',
      {
        class: 'listbox-item',
        role: 'option',
        id: `${this.element.id}-${index}`,
        'aria-selected': Boolean(item.isChosen),
        onpointerdown: (event) => event.preventDefault(), // keeps the focus in the input
        onclick: () => this.onpick(item, 'press'),
        onpointermove: (event) => {
          if (event.pointerType === 'mouse' && this.at !== index) {
            this.at = index;
            this.#mark(false);
          }
        },
      },
      item.icon ?? null,
      h(
        'span',
        { class: 'grow' },
        h('span', { class: 'listbox-label' }, item.label),
        item.detail ? h('span', { class: 'listbox-detail' }, item.detail) : null,
      ),
      item.hint ?? null,
      this.isMulti || item.isChosen
        ? h('span', { class: 'listbox-check' }, item.isChosen ? icon('check', 18) : null)
        : null,
    );
  }

  #mark(isScrolled = true) {
    const rows = this.element.querySelectorAll('[role=option]');
    rows.forEach((row, index) => row.classList.toggle('is-current', index === this.at));
    if (isScrolled) rows[this.at]?.scrollIntoView({ block: 'nearest' });
    this.input?.setAttribute('aria-expanded', String(rows.length > 0));
    if (rows[this.at]) this.input?.setAttribute('aria-activedescendant', rows[this.at].id);
    else this.input?.removeAttribute('aria-activedescendant');
  }
}
