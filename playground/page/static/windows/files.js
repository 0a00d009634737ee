import { h, refill } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { sentence } from '../core/act.js';
import { say } from '../core/words.js';

/** Files chosen and already handed to the playground: `ids` are what other calls name them by. */
export class FilePicker {
  #uploads = [];

  constructor(store, { id = null, most = 10, label = say('modal.files') } = {}) {
    this.store = store;
    this.most = most;
    this.input = h('input', {
      type: 'file',
      id,
      class: 'visually-hidden',
      tabindex: -1,
      'aria-hidden': 'true',
      multiple: most > 1,
      onchange: () => this.add([...this.input.files]),
    });
    this.button = h(
      'button',
      {
        type: 'button',
        class: 'button button-2',
        onclick: () => this.input.click(),
      },
      icon('clip', 18),
      label,
    );
    this.chips = h('ul', { class: 'chips', 'aria-live': 'polite' });
    this.node = h('div', { class: 'file-picker' }, this.input, this.button, this.chips);
  }

  get ids() {
    return this.#uploads.filter((upload) => upload.id).map((upload) => upload.id);
  }

  get isEmpty() {
    return this.#uploads.length === 0;
  }

  focus() {
    this.button.focus();
  }

  /** Forgets files that have been sent. */
  drop(ids) {
    this.#uploads = this.#uploads.filter((upload) => !ids.includes(upload.id));
    this.#draw();
  }

  /** Hands files in; each shows as a chip that can be taken back. */
  async add(files) {
    const uploads = files
      .slice(0, Math.max(0, this.most - this.#uploads.length))
      .map((file) => ({ file, name: file.name, id: null, trouble: null }));
    this.#uploads.push(...uploads);
    this.input.value = '';
    this.#draw();
    await Promise.all(
      uploads.map(async (upload) => {
        try {
          upload.id = (await this.store.api.upload(upload.file)).id;
        } catch (error) {
          upload.trouble = sentence(error);
        }
      }),
    );
    this.#draw();
  }

  #draw() {
    refill(
      this.chips,
      this.#uploads.map((upload) =>
        h(
          'li',
          {
            class: `chip${upload.trouble ? ' chip-wrong' : ''}`,
            'aria-busy': !upload.id && !upload.trouble,
          },
          icon('file', 16),
          h('span', null, upload.trouble ? `${upload.name}: ${upload.trouble}` : upload.name),
          h(
            'button',
            {
              type: 'button',
              class: 'chip-remove',
              'aria-label': say('compose.remove', { name: upload.name }),
              onclick: () => this.#remove(upload),
            },
            icon('close', 14),
          ),
        ),
      ),
    );
  }

  #remove(upload) {
    this.#uploads = this.#uploads.filter((other) => other !== upload);
    this.#draw();
  }
}
