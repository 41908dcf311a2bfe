import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PendingCall, PendingCalls } from '#domain/pending-calls.ts';

/** The time after which a pending call counts as slow. */
const slowCallNoticeMs = 8000;

/** The time after which an upload shows its progress. */
const uploadNoticeMs = 1000;

export interface SlowCalls {
  /** `slow` if any call is slow; otherwise a retry by the user or an upload in progress. */
  readonly state: 'slow' | 'retried' | 'uploading';
  /** The age of the oldest call in seconds, since the last retry by the user. */
  readonly seconds: number;
  /** The sent part of an upload, from 0 to 1; null without an upload. */
  readonly sent: number | null;
  /** The number of the user's attempt, from 1. */
  readonly attempt: number;
  readonly stop: () => void;
  /** Null if one of the calls is a write. */
  readonly retry: (() => void) | null;
}

/** Combines the pending calls that a notice is due for; null if there are none. */
export function useSlowCalls({ current, subscribe }: PendingCalls): SlowCalls | null {
  const pending = useSyncExternalStore(subscribe, current);
  const [now, setNow] = useState(() => Date.now());
  const dueAt = Math.min(...pending.map(noticeAt));

  useEffect(() => {
    if (dueAt === Number.POSITIVE_INFINITY) return;
    const tick = () => setNow(Date.now());
    let interval: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      tick();
      interval = setInterval(tick, 1000);
    };
    const timeout = setTimeout(start, Math.max(0, dueAt - Date.now()));
    return () => {
      clearTimeout(timeout);
      clearInterval(interval);
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

/** The time from which the notice of a call is due: at once after a retry by the user. */
function noticeAt({ startedAt, attempt, sent }: PendingCall): number {
  if (attempt > 1) return startedAt;
  return startedAt + (sent === null ? slowCallNoticeMs : uploadNoticeMs);
}
