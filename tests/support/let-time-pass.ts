/**
 * Waits a fixed time, for a test that something does not happen, that varies the time between two actions, or whose fake
 * timers hold it. Anything else waits for what it needs.
 */
export async function letTimePass(milliseconds: number): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/** Lets everything run that is due now. */
export const nextTask = () => letTimePass(0);
