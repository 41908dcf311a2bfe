import { Listeners } from './listeners.ts';

/** A call that has no response yet. */
export interface PendingCall {
  readonly kind: 'read' | 'write';
  /** When the current attempt started, in milliseconds since the epoch. A retry by the user starts a new attempt. */
  readonly startedAt: number;
  /** 1 for the first attempt; each retry by the user adds one. */
  readonly attempt: number;
  /** How much of an upload has been sent, from 0 to 1; null for a call without files. */
  readonly sent: number | null;
  /** Aborts the request. The call fails: a write is `unknown`, a read `offline`. */
  readonly stop: () => void;
  /** Aborts the request and sends it again. Null for a write, which must not be sent twice. */
  readonly retry: (() => void) | null;
}

/** The pending calls of one owner: a screen, a dialog, a control. */
export interface PendingCalls {
  /** The oldest first. The same array until something changes. */
  readonly current: () => readonly PendingCall[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a call. Returns a function that changes it; `null` removes it. */
  readonly add: (call: PendingCall) => (changes: Partial<PendingCall> | null) => void;
  /** Lists the calls of another owner too, whose results this one waits for. Returns a function to stop. */
  readonly adopt: (other: PendingCalls) => () => void;
}

/** @param all a second list, which also contains the calls of all other owners */
export function createPendingCalls(all?: PendingCalls): PendingCalls {
  let calls: readonly PendingCall[] = [];
  let adopted: readonly PendingCalls[] = [];
  let current = calls;
  const listeners = new Listeners();

  function set(next: readonly PendingCall[]): void {
    calls = next;
    current = [...adopted.flatMap((other) => other.current()), ...calls];
    listeners.notify();
  }

  return {
    current: () => current,
    subscribe: listeners.subscribe,
    add: (added) => {
      let call = added;
      const changeInAll = all?.add(added);
      set([...calls, call]);
      return (changes) => {
        changeInAll?.(changes);
        const next = changes && { ...call, ...changes };
        set(calls.flatMap((each) => (each !== call ? [each] : next ? [next] : [])));
        call = next ?? call;
      };
    },
    adopt: (other) => {
      const unsubscribe = other.subscribe(() => set(calls));
      adopted = [...adopted, other];
      set(calls);
      return () => {
        unsubscribe();
        adopted = adopted.filter((each) => each !== other);
        set(calls);
      };
    },
  };
}
