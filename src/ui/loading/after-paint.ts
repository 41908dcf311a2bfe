/** Runs work once the next frame is on the screen, so that the frame does not wait for it. */
export function afterPaint(work: () => void): void {
  // A hidden page has no frames.
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
