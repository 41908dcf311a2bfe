/**
 * Does `work` under a signal that aborts as `cancelled` does, and after `patience` milliseconds; what `work` gives or throws
 * comes through. The timer is our own: `AbortSignal.timeout` inside of `AbortSignal.any` may be collected before it fires
 * (nodejs/node#57736), and the work would wait for good.
 */
export async function withTimeout<Value>(
  patience: number,
  cancelled: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const patient = new AbortController();
  const giveUp = () => patient.abort();
  const timer = setTimeout(giveUp, patience);
  cancelled.addEventListener('abort', giveUp);
  if (cancelled.aborted) giveUp();
  try {
    return await work(patient.signal);
  } finally {
    clearTimeout(timer);
    cancelled.removeEventListener('abort', giveUp);
  }
}
