import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The browser fires `click` after `pointerup`. The value stays frozen until then. */
const clickDelayMs = 100;

/**
 * Returns the value, frozen during a press: a notice or an option that appears must not move another away from the
 * pointer. A press alone renders nothing; its end renders what has changed.
 */
export function useFrozenWhilePressed<T>(value: T): T {
  const rendered = useRef(value);
  const latest = useSyncExternalStore(subscribe, () => (isPressed ? rendered.current : value));
  useEffect(() => {
    rendered.current = latest;
  }, [latest]);
  return latest;
}

const subscribers = new Set<() => void>();
let isPressed = false;
let stopListening: (() => void) | undefined;

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  stopListening ??= listen();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** One set of listeners for all subscribers. Returns what removes it. */
function listen(): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let timer = 0;
  const set = (isDown: boolean) => {
    isPressed = isDown;
    for (const subscriber of subscribers) subscriber();
  };
  const press = () => {
    window.clearTimeout(timer);
    set(true);
  };
  const release = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(set, clickDelayMs, false);
  };
  window.addEventListener('pointerdown', press, options);
  for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, release, options);
  return () => {
    listeners.abort();
    window.clearTimeout(timer);
    isPressed = false;
  };
}
