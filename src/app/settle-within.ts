/**
 * For how long a screen that is about to come is waited for, so that it is drawn once, in milliseconds. Whoever has pressed
 * sees an answer by then.
 */
const moment = 100;

/** What comes within a moment. What takes longer, or fails, is undefined: the screen itself tells of it. */
export async function soon<What>(coming: Promise<What>): Promise<What | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, moment);
  });
  const what = await Promise.race([coming.catch(() => undefined), over]);
  clearTimeout(timer);
  return what;
}
