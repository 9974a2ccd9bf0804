/**
 * Runs a task once the browser has drawn what has changed so far: whoever types does not wait for it.
 * @returns how to call it off
 */
export function afterPaint(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
