import { textButton } from '../core/controls.js';
import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';

/** The line above the message box that says what is being replied to or edited. */
export class About {
  constructor(store, { oncancel }) {
    this.store = store;
    this.oncancel = oncancel;
    this.reply = null;
    this.edit = null;
    this.node = h('div', { class: 'compose-about', hidden: true });
  }

  get isOn() {
    return Boolean(this.reply ?? this.edit);
  }

  /** Begins a reply or an edit; nothing given ends both. */
  set({ reply = null, edit = null } = {}) {
    this.reply = reply;
    this.edit = edit;
    this.node.hidden = !this.isOn;
    const words = edit
      ? say('compose.editing')
      : say('compose.replying', {
          name: reply ? this.store.nameOf(reply.author) : '',
        });
    refill(
      this.node,
      icon('reply', 16),
      h('span', { class: 'grow' }, words),
      textButton(say('compose.cancel'), this.oncancel),
    );
  }
}
