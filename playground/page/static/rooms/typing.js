import { h } from '../core/dom.js';
import { say } from '../core/words.js';

/** The line that tells who is typing in the open room. */
export class TypingLine {
  constructor(store) {
    this.store = store;
    this.node = h('div', { class: 'typing', role: 'status' });
    for (const event of ['typing', 'room', 'world']) store.on(event, () => this.draw());
    setInterval(() => this.draw(), 1000);
  }

  draw() {
    const typing = this.store.typing.get(this.store.channelId) ?? new Map();
    const names = [...typing]
      .filter(([, until]) => until > Date.now())
      .map(([id]) => this.store.user(id))
      .filter(Boolean)
      .map((user) => this.store.nameOf(user));
    const words =
      names.length === 0
        ? ''
        : names.length === 1
          ? say('compose.typing.one', { name: names[0] })
          : say('compose.typing.more', { names: names.join(', ') });
    if (this.node.textContent !== words) this.node.textContent = words;
  }
}
