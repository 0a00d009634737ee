import { iconButton } from '../core/controls.js';
import { h, freshId } from '../core/dom.js';
import { say } from '../core/words.js';

/**
 * A window over everything with a title, a body and buttons; Escape and the cross close it.
 * `onsubmit` may return a sentence, which is shown and keeps the window open.
 */
export function openDialog({ title, note = null, body, submit, onsubmit, canClose = true }) {
  const titleId = freshId('title');
  const element = h('dialog', { class: 'dialog', 'aria-labelledby': titleId });
  const close = () => element.close();
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const send = h('button', { type: 'submit', class: 'button button-1' }, submit);
  const cancel = h('button', { type: 'button', class: 'button button-2', onclick: close }, say('modal.cancel'));
  const words = [h('h2', { id: titleId }, title), note ? h('p', { class: 'faint' }, note) : null];
  const form = h(
    'form',
    { class: 'dialog-form', novalidate: true },
    h(
      'header',
      null,
      h('div', { class: 'grow' }, words),
      canClose ? iconButton('close', say('modal.close'), close) : null,
    ),
    h('div', { class: 'dialog-body' }, body),
    trouble,
    h('footer', null, canClose ? cancel : null, send),
  );
  const complain = (sentence) => {
    trouble.textContent = sentence ?? '';
    trouble.hidden = !sentence;
  };
  form.addEventListener('input', () => complain(null));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (send.ariaBusy === 'true') return;
    send.ariaBusy = 'true';
    const sentence = await onsubmit();
    send.ariaBusy = null;
    complain(sentence);
    if (!sentence) close();
  });
  element.append(form);
  element.addEventListener('cancel', (event) => {
    if (!canClose) event.preventDefault();
  });
  element.addEventListener('close', () => element.remove());
  document.body.append(element);
  element.showModal();
}
