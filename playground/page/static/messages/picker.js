/** A select menu: a button that opens a searchable list. Serves messages and modals alike. */

import { h, refill, freshId } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { avatar, emojiNode, roomIcon, roomName } from '../core/names.js';
import { say } from '../core/words.js';
import { Listbox } from '../windows/listbox.js';
import { openPopover } from '../windows/popover.js';

const SEARCH_FROM = 7;

/** What a select offers, by its type. */
export function offers(store, component) {
  const guild = store.guildOf(store.channelId);
  const people = () =>
    store.world.users
      .filter((user) => !guild || guild.members.some((member) => member.user_id === user.id))
      .map((user) => ({
        value: user.id,
        label: store.nameOf(user),
        detail: user.bot ? say('message.bot') : `@${user.username}`,
        icon: avatar(user, 24),
      }));
  const roles = () =>
    (guild?.roles ?? [])
      .filter((role) => role.id !== guild.id)
      .map((role) => ({
        value: role.id,
        label: `@${role.name}`,
        icon: icon('people', 20),
      }));
  const channels = () =>
    [...store.channels.values()]
      .filter((channel) => channel.guild_id && channel.guild_id === guild?.id)
      .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
      .map((channel) => ({
        value: channel.id,
        label: roomName(store, channel),
        icon: roomIcon(channel),
      }));
  const options = () =>
    (component.options ?? []).map((option) => ({
      value: option.value,
      label: option.label,
      detail: option.description,
      icon: emojiNode(option.emoji),
    }));
  return {
    3: options,
    5: people,
    6: roles,
    7: () => [...people(), ...roles()],
    8: channels,
  }[component.type]();
}

export class Picker {
  /** `onchoose(values)` makes it act at once, as in a message; without it the values wait in `values`. */
  constructor(store, component, { id = freshId('select'), label = null, onchoose = null, isBusy = false } = {}) {
    this.store = store;
    this.component = component;
    this.onchoose = onchoose;
    this.items = offers(store, component);
    this.least = component.min_values ?? 1;
    this.most = Math.min(component.max_values ?? 1, Math.max(1, this.items.length));
    this.values = this.#preset();
    this.label = label ?? component.placeholder ?? say('select.placeholder');
    this.button = h('button', {
      type: 'button',
      id,
      class: 'select',
      disabled: Boolean(component.disabled),
      'aria-haspopup': 'listbox',
      'aria-expanded': false,
      'aria-busy': isBusy ? 'true' : null,
      dataset: { customId: component.custom_id },
      onclick: () => this.open(),
    });
    this.node = h('div', { class: 'select-box' }, this.button);
    this.#draw();
  }

  /** A sentence when the number of chosen things is not allowed. */
  trouble() {
    const count = this.values.length;
    const isWrong = count > this.most || (count > 0 && count < this.least);
    return isWrong ? `${this.label}: ${this.#howMany()}` : null;
  }

  open() {
    if (this.component.disabled || this.popover) return;
    const isMulti = this.most > 1;
    const before = this.values;
    const search = h('input', {
      class: 'input',
      type: 'text',
      placeholder: say('select.search'),
      'aria-label': `${this.label}: ${say('select.search')}`,
      readonly: this.items.length < SEARCH_FROM,
    });
    const list = new Listbox({
      label: this.label,
      isMulti,
      onpick: (item, key) => this.#pick(item, key),
    });
    list.attach(search);
    this.list = list;
    this.search = search;
    search.addEventListener('input', () => this.#fill());
    search.addEventListener('keydown', (event) => {
      const isDone = isMulti && event.key === 'Enter' && (event.ctrlKey || event.metaKey || !list.current);
      if (isDone) {
        event.preventDefault();
        this.#close('done');
      } else if (event.key === 'Tab' && isMulti) return;
      else if (event.key === ' ' && search.readOnly && list.current) {
        event.preventDefault();
        list.onpick(list.current, ' ');
      } else list.takesKey(event);
    });
    const done = h(
      'button',
      {
        type: 'button',
        class: 'button button-1',
        onclick: () => this.#close('done'),
      },
      say('select.done'),
    );
    const content = h(
      'div',
      { class: `picker${search.readOnly ? ' picker-plain' : ''}` },
      search,
      list.element,
      isMulti ? h('footer', null, h('span', { class: 'faint grow' }, this.#howMany()), done) : null,
    );
    this.button.setAttribute('aria-expanded', 'true');
    this.popover = openPopover(this.button, content, {
      label: this.label,
      className: 'popover-select',
      align: 'fill',
      onclose: (reason) => this.#closed(reason, before),
    });
    this.#fill();
    // On a phone the keyboard would cover the list; whoever wants to search presses the field.
    if (matchMedia('(pointer: coarse)').matches) list.element.focus();
    else search.focus();
  }

  #fill() {
    const text = this.search.value.trim().toLocaleLowerCase();
    const shown = this.items
      .filter((item) => !text || `${item.label} ${item.detail ?? ''}`.toLocaleLowerCase().includes(text))
      .map((item) => ({ ...item, isChosen: this.values.includes(item.value) }));
    const chosen = shown.findIndex((item) => item.isChosen);
    this.list.show(shown, {
      highlight: text ? 0 : Math.max(0, chosen),
      status: shown.length ? null : say('select.none'),
    });
  }

  #pick(item) {
    const isChosen = this.values.includes(item.value);
    if (this.most > 1) {
      if (isChosen) this.values = this.values.filter((value) => value !== item.value);
      else if (this.values.length < this.most) this.values = [...this.values, item.value];
      const { at } = this.list;
      this.#fill();
      this.list.show(this.list.items, { highlight: at });
      return;
    }
    this.values = isChosen && this.least === 0 ? [] : [item.value];
    this.#close('picked');
  }

  #close(reason) {
    this.popover?.close(reason);
  }

  #closed(reason, before) {
    this.popover = null;
    this.button.setAttribute('aria-expanded', 'false');
    const isSame = before.length === this.values.length && before.every((value) => this.values.includes(value));
    const isMeant = reason === 'picked' || reason === 'done' || (reason === 'outside' && !isSame);
    const isAllowed = this.values.length >= this.least || !this.onchoose;
    if (reason === 'escape' || !isMeant || !isAllowed)
      this.values = reason === 'escape' || this.onchoose ? before : this.values;
    else this.onchoose?.(this.values);
    this.#draw();
  }

  #draw() {
    const chosen = this.values.map((value) => this.items.find((item) => item.value === value)).filter(Boolean);
    const words = chosen.length
      ? chosen.map((item) => item.label).join(', ')
      : this.component.placeholder || say('select.placeholder');
    const sign = chosen.length === 1 ? chosen[0].icon?.cloneNode(true) : null;
    refill(this.button, sign, h('span', { class: chosen.length ? 'grow' : 'grow faint' }, words), icon('down', 18));
    this.button.setAttribute('aria-label', chosen.length ? `${this.label}: ${words}` : this.label);
  }

  #preset() {
    const marked = (this.component.options ?? []).filter((option) => option.default).map((option) => option.value);
    const given = (this.component.default_values ?? []).map((value) => value.id);
    return [...marked, ...given].filter((value) => this.items.some((item) => item.value === value));
  }

  #howMany() {
    const range = { min: this.least, max: this.most };
    if (this.least === this.most) return say('select.exactly', range);
    return this.least > 0 ? say('select.between', range) : say('select.upto', range);
  }
}
