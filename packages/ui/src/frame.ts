/** A page out of sight is not painted: there it waits so long, in milliseconds. */
const LONGEST = 120;

/** Calls back when the next frame has been painted; returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  const timer = setTimeout(() => done(), LONGEST);
  let behind: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    behind = setTimeout(() => done());
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(behind);
  };
  const done = () => {
    stop();
    act();
  };
  return stop;
}
