/** Forms a bot asks for. */

import { h } from '../core/dom.js';
import { say } from '../core/words.js';
import { submitModal } from '../core/act.js';
import { rich } from '../text/render.js';
import { openDialog } from './dialog.js';
import { fieldFor } from './fields.js';

/** Shows the modal of an outcome; its values go back to the interaction that opened it. */
export function openModal(store, outcome, origin) {
  const fields = [];
  const body = outcome.modal.components.map((component) => part(store, component, fields));
  openDialog({
    title: outcome.modal.title,
    note: say('modal.from', { bot: store.botName }),
    body,
    submit: say('modal.submit'),
    onsubmit: () => handIn(store, outcome.interaction_id, fields, origin),
  });
  fields[0]?.focus();
}

async function handIn(store, interactionId, fields, origin) {
  for (const field of fields) {
    const trouble = field.trouble();
    field.mark(Boolean(trouble));
    if (trouble) {
      field.focus();
      return trouble;
    }
  }
  const filled = fields.map((field) => [field.customId, field.value()]).filter(([, value]) => value !== undefined);
  return submitModal(store, interactionId, Object.fromEntries(filled), origin);
}

function part(store, component, fields) {
  if (component.type === 10) return rich(store, component.content);
  const labelled = component.type === 18 ? component : component.components[0];
  const inner = component.type === 18 ? component.component : component.components[0];
  const field = fieldFor(store, inner, {
    label: labelled.label ?? '',
    description: labelled.description,
  });
  fields.push(field);
  return h('div', { class: 'field' }, field.node);
}
