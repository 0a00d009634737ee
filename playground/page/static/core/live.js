/** One WebSocket of one user that comes back by itself; each connection starts anew with READY. */

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

export class Live {
  #socket = null;
  #pause = FIRST_PAUSE;
  #timer = null;
  #isClosed = false;

  /** `onFrame` gets every frame, `onState` true or false as the connection comes and goes. */
  constructor(userId, onFrame, onState = () => {}) {
    this.userId = userId;
    this.onFrame = onFrame;
    this.onState = onState;
    this.#connect();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/page/live?user=${encodeURIComponent(this.userId)}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  #receive(frame) {
    if (this.#isClosed) return;
    if (frame.t === 'READY') {
      this.#pause = FIRST_PAUSE;
      this.onState(true);
    }
    this.onFrame(frame);
  }

  #lost() {
    if (this.#isClosed) return;
    this.onState(false);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
