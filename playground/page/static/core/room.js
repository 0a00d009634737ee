/** The messages of one channel as far as this window has them, oldest first. */

const MOST = 300;
const KEPT = 150;

/** Orders snowflakes: shorter ones are older. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export class Room {
  messages = [];
  hasMore = false;
  isLoaded = false;
  isLoading = false;
  #early = new Map(); // what came live before the first page: id -> {message, isNew}

  /** `divider` is the last message read before the room was opened, or null when nothing is new. */
  constructor(divider) {
    this.divider = divider;
  }

  find(id) {
    return this.messages.find((message) => message.id === id);
  }

  /** Takes the newest page, which may be older than what came live meanwhile. */
  fill({ messages, more }) {
    this.messages = messages;
    this.hasMore = more;
    this.isLoaded = true;
    for (const { message, isNew } of this.#early.values()) this.take(message, isNew);
    this.#early.clear();
  }

  prepend({ messages, more }) {
    this.messages.unshift(...messages.filter((message) => !this.find(message.id)));
    this.hasMore = more;
  }

  /** Adds a new message or replaces a known one; a change of one that is not loaded does not matter here. */
  take(message, isNew) {
    if (!this.isLoaded) {
      this.#early.set(message.id, { message, isNew: isNew || Boolean(this.#early.get(message.id)?.isNew) });
      return;
    }
    const at = this.messages.findIndex((other) => other.id === message.id);
    if (at >= 0) this.messages[at] = message;
    else if (isNew) {
      const isLast = !this.messages.length || compareIds(this.messages.at(-1).id, message.id) < 0;
      this.messages.push(message);
      if (!isLast) this.messages.sort((a, b) => compareIds(a.id, b.id));
    }
  }

  remove(id) {
    this.#early.delete(id);
    this.messages = this.messages.filter((message) => message.id !== id);
  }

  /** Forgets the oldest messages of a long evening; they can be loaded again. True when it did. */
  trim() {
    if (this.messages.length <= MOST) return false;
    this.messages = this.messages.slice(-KEPT);
    this.hasMore = true;
    return true;
  }
}
