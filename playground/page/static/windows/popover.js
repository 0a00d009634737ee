/** Small windows beside the thing they belong to; a sheet at the bottom of a phone. */

import { h } from '../core/dom.js';

const GAP = 6;

/** Opens a popover at an anchor; closes on Escape, a press outside, or `close()`. Returns `{element, close}`. */
export function openPopover(anchor, content, { label, className = '', align = 'start', onclose = () => {} } = {}) {
  const home = anchor.closest('dialog') ?? document.body;
  const element = h(
    'div',
    {
      class: `popover ${className}`,
      popover: 'auto',
      role: 'dialog',
      'aria-label': label,
    },
    content,
  );
  const follow = () => place(element, anchor, align);
  const state = { reason: 'outside' };
  const close = (reason = 'done') => {
    state.reason = reason;
    if (element.matches(':popover-open')) element.hidePopover();
  };
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close('escape');
  });
  element.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    window.removeEventListener('resize', follow);
    const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
    element.remove();
    if (hadFocus && anchor.isConnected) anchor.focus({ preventScroll: true });
    onclose(state.reason);
  });
  home.append(element);
  element.showPopover();
  follow();
  new ResizeObserver(follow).observe(element);
  window.addEventListener('resize', follow);
  return { element, close };
}

function place(element, anchor, align) {
  if (matchMedia('(max-width: 640px)').matches) {
    element.removeAttribute('style');
    return;
  }
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = at.bottom + GAP;
  const fitsBelow = below + height <= innerHeight - GAP;
  const top = fitsBelow ? below : Math.max(GAP, at.top - GAP - height);
  const wanted = align === 'end' ? at.right - width : at.left;
  element.style.top = `${top}px`;
  element.style.left = `${Math.max(GAP, Math.min(wanted, innerWidth - width - GAP))}px`;
  element.style.minWidth = align === 'fill' ? `${at.width}px` : '';
}
