/** Joins calls that come close together into one, a moment later: a burst of messages redraws a list once. */
export function soon(work, pause = 30) {
  let timer = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      work();
    }, pause);
  };
}
