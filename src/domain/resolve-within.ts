/** How long a change of screens waits for code that is nearly loaded, so that the screen renders once. */
const screenTimeoutMs = 100;

/** The value of a promise if it resolves within the timeout. Undefined if it takes longer or rejects. */
export function resolveWithin<Value>(promise: Promise<Value>, timeoutMs = screenTimeoutMs): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  return Promise.race([promise.catch(() => undefined), timeout]);
}
