/** The fields of a modal. Each has `node, customId, value(), trouble(), mark(isWrong), focus()`. */

import { h, freshId } from '../core/dom.js';
import { say } from '../core/words.js';
import { Picker } from '../messages/picker.js';
import { FilePicker } from './files.js';

const BUILDERS = {
  3: select,
  4: textInput,
  5: select,
  6: select,
  7: select,
  8: select,
  19: fileUpload,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

/** The field for a modal component. */
export function fieldFor(store, component, { label, description }) {
  const ids = {
    field: freshId('field'),
    description: description ? freshId('about') : null,
  };
  const field = BUILDERS[component.type](component, { store, label, ids });
  const isRequired = component.type !== 23 && component.required !== false && component.min_values !== 0;
  const star = isRequired ? h('span', { class: 'required', title: say('option.required') }, ' *') : null;
  const heading = field.isGroup
    ? h('legend', null, label, star)
    : h('label', { for: ids.field, id: `${ids.field}-label` }, label, star);
  const about = description ? h('p', { class: 'faint', id: ids.description }, description) : null;
  return {
    ...field,
    customId: component.custom_id,
    node: h(
      field.isGroup ? 'fieldset' : 'div',
      { class: 'field-inside' },
      field.isBare ? null : heading,
      field.isBare ? null : about,
      field.node,
      field.isBare ? about : null,
    ),
    trouble: () => field.trouble?.() ?? (isRequired && field.isEmpty() ? say('modal.required', { label }) : null),
  };
}

function textInput(component, { label, ids }) {
  const isLong = component.style === 2;
  const input = h(isLong ? 'textarea' : 'input', {
    id: ids.field,
    class: 'input',
    rows: isLong ? 4 : null,
    type: isLong ? null : 'text',
    value: component.value ?? '',
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    'aria-describedby': ids.description,
    'aria-required': component.required !== false,
  });
  const shortest = component.min_length ?? 0;
  const isTooShort = () => input.value.length > 0 && input.value.length < shortest;
  const counter = h('span', { class: 'faint counter' });
  const count = () => {
    counter.textContent = component.max_length
      ? say('modal.count', {
          count: input.value.length,
          max: component.max_length,
        })
      : '';
  };
  input.addEventListener('input', count);
  count();
  return {
    node: [input, counter],
    value: () => input.value || undefined,
    isEmpty: () => !input.value.trim(),
    trouble: () => (isTooShort() ? say('modal.short', { label, min: shortest }) : null),
    mark: (isWrong) => input.setAttribute('aria-invalid', isWrong),
    focus: () => input.focus(),
  };
}

function select(component, { store, label, ids }) {
  const picker = new Picker(store, component, { id: ids.field, label });
  return {
    node: picker.node,
    value: () => (picker.values.length ? picker.values : undefined),
    isEmpty: () => !picker.values.length,
    trouble: () => picker.trouble(),
    mark: (isWrong) => picker.button.setAttribute('aria-invalid', isWrong),
    focus: () => picker.button.focus(),
  };
}

function fileUpload(component, { store, ids }) {
  const files = new FilePicker(store, {
    id: ids.field,
    most: component.max_values ?? 1,
  });
  return {
    node: files.node,
    value: () => (files.ids.length ? files.ids : undefined),
    isEmpty: () => !files.ids.length,
    mark: () => {},
    focus: () => files.focus(),
  };
}

function radioGroup(component, { ids }) {
  const name = freshId('radio');
  const inputs = component.options.map((option) =>
    h('input', {
      type: 'radio',
      name,
      value: option.value,
      checked: Boolean(option.default),
    }),
  );
  return {
    ...group(component, inputs, ids),
    value: () => inputs.find((input) => input.checked)?.value,
  };
}

function checkboxGroup(component, { ids, label }) {
  const inputs = component.options.map((option) =>
    h('input', {
      type: 'checkbox',
      value: option.value,
      checked: Boolean(option.default),
    }),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.min_values ?? (component.required === false ? 0 : 1);
  const most = component.max_values ?? inputs.length;
  const isWrong = () => chosen().length > most || (chosen().length > 0 && chosen().length < least);
  return {
    ...group(component, inputs, ids),
    value: () => (chosen().length ? chosen() : undefined),
    trouble: () => (isWrong() ? `${label}: ${say('select.between', { min: least, max: most })}` : null),
  };
}

function group(component, inputs, ids) {
  const rows = component.options.map((option, index) =>
    h(
      'label',
      { class: 'choice' },
      inputs[index],
      h(
        'span',
        null,
        option.label,
        option.description ? h('span', { class: 'listbox-detail' }, option.description) : null,
      ),
    ),
  );
  return {
    isGroup: true,
    node: h('div', { class: 'choices', 'aria-describedby': ids.description }, rows),
    isEmpty: () => inputs.every((input) => !input.checked),
    mark: () => {},
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0]).focus(),
  };
}

function checkbox(component, { label, ids }) {
  const input = h('input', {
    type: 'checkbox',
    id: ids.field,
    checked: Boolean(component.default),
    'aria-describedby': ids.description,
  });
  return {
    isBare: true,
    node: h('label', { class: 'choice' }, input, h('span', null, label)),
    value: () => input.checked,
    isEmpty: () => false,
    mark: () => {},
    focus: () => input.focus(),
  };
}
