import { h, freshId } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';

/**
 * A window over everything with a title, a body and buttons; Escape and the cross close it.
 * `onsubmit` may return a sentence, which is shown and keeps the window open.
 */
export function openDialog({ title, note = null, body, submit = null, onsubmit = null, className = '', canClose = true, onclose = () => {} }) {
  const titleId = freshId('title');
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const submitButton = submit ? h('button', { type: 'submit', class: 'button button-1' }, submit) : null;
  const element = h('dialog', { class: `dialog ${className}`, 'aria-labelledby': titleId });
  const close = () => element.close();
  const form = h('form', { class: 'dialog-form', novalidate: true },
    h('header', null, h('div', { class: 'grow' }, h('h2', { id: titleId }, title), note ? h('p', { class: 'faint' }, note) : null),
      canClose ? h('button', { type: 'button', class: 'icon-button', 'aria-label': say('modal.close'), onclick: close }, icon('close')) : null),
    h('div', { class: 'dialog-body' }, body),
    trouble,
    submit ? h('footer', null, canClose ? h('button', { type: 'button', class: 'button button-2', onclick: close }, say('modal.cancel')) : null, submitButton) : null);
  const complain = (sentence) => {
    trouble.textContent = sentence ?? '';
    trouble.hidden = !sentence;
  };
  form.addEventListener('input', () => complain(null));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submitButton?.getAttribute('aria-busy') === 'true') return;
    complain(null);
    submitButton?.setAttribute('aria-busy', 'true');
    const sentence = await onsubmit?.();
    submitButton?.removeAttribute('aria-busy');
    if (sentence) complain(sentence);
    else close();
  });
  element.append(form);
  element.addEventListener('cancel', (event) => { if (!canClose) event.preventDefault(); });
  element.addEventListener('close', () => { element.remove(); onclose(); });
  document.body.append(element);
  element.showModal();
  return { element, close, complain };
}
