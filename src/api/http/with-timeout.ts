/**
 * Runs `work` with a signal that aborts after a timeout, or when `cancelled` aborts. Returns or throws what `work`
 * does. It uses its own timer: `AbortSignal.timeout` inside `AbortSignal.any` may be garbage-collected before it fires
 * (nodejs/node#57736), and the work would never end.
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  cancelled: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  cancelled.addEventListener('abort', abort);
  if (cancelled.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    cancelled.removeEventListener('abort', abort);
  }
}
