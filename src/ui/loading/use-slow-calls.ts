import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PendingCall, PendingCalls } from '#domain/pending-calls.ts';

/** After how long a pending call counts as slow, in milliseconds. */
const slowCallNoticeMs = 8000;

/** After how long an upload shows how far it is, in milliseconds. */
const uploadNoticeMs = 1000;

export interface SlowCalls {
  /** The longest wait so far is slow, a retry by the user that is not slow yet, or an upload that is not. */
  readonly state: 'slow' | 'retried' | 'uploading';
  /** How long the oldest has been pending, in seconds; since the last retry by the user. */
  readonly seconds: number;
  /** How much of an upload has been sent, from 0 to 1; null without one. */
  readonly sent: number | null;
  /** Which attempt of the user's it is. */
  readonly attempt: number;
  readonly stop: () => void;
  /** Null where one of them is a write. */
  readonly retry: (() => void) | null;
}

/** Those of the pending calls that the user is to know of, as one; null while there are none. */
export function useSlowCalls({ current, subscribe }: PendingCalls): SlowCalls | null {
  const pending = useSyncExternalStore(subscribe, current);
  const [now, setNow] = useState(() => Date.now());
  const dueAt = Math.min(...pending.map(noticeAt));

  useEffect(() => {
    if (dueAt === Number.POSITIVE_INFINITY) return;
    const tick = () => setNow(Date.now());
    let ticking: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      tick();
      ticking = setInterval(tick, 1000);
    };
    const waiting = setTimeout(begin, Math.max(0, dueAt - Date.now()));
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [dueAt]);

  const shown = pending.filter((call) => now >= noticeAt(call));
  const [oldest] = shown;
  if (oldest === undefined) return null;
  const isSlow = shown.some(({ startedAt }) => now - startedAt >= slowCallNoticeMs);
  return {
    state: isSlow ? 'slow' : oldest.attempt > 1 ? 'retried' : 'uploading',
    seconds: Math.max(0, Math.round((now - oldest.startedAt) / 1000)),
    sent: oldest.sent,
    attempt: oldest.attempt,
    stop: () => {
      for (const { stop } of shown) stop();
    },
    retry: shown.some(({ retry }) => retry === null)
      ? null
      : () => {
          for (const { retry } of shown) retry?.();
        },
  };
}

/** From when on a call is shown: at once when the user has just tried it again. */
function noticeAt({ startedAt, attempt, sent }: PendingCall): number {
  if (attempt > 1) return startedAt;
  return startedAt + (sent === null ? slowCallNoticeMs : uploadNoticeMs);
}
