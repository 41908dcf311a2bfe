/**
 * For how long a screen that is about to come is waited for, so that it is drawn once, in milliseconds. Whoever has pressed
 * sees an answer by then.
 */
const moment = 100;

/** Waits for what comes within a moment. What takes longer, or fails, is the screen's own to tell. */
export async function soon(coming: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, moment);
  });
  await Promise.race([coming, over]).catch(() => undefined);
  clearTimeout(timer);
}
