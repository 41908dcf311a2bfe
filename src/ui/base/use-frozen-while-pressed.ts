import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';

/** The browser fires `click` after `pointerup`. The value stays frozen until then. */
const clickDelayMs = 100;

/**
 * Returns the value, frozen during a press: a notice or an option that appears must not move another away from the
 * pointer. A press alone renders nothing; its end renders what has changed.
 */
export function useFrozenWhilePressed<T>(value: T): T {
  const rendered = useRef(value);
  const latest = useSyncExternalStore(presses.subscribe, () => (isPressed ? rendered.current : value));
  useEffect(() => {
    rendered.current = latest;
  }, [latest]);
  return latest;
}

let isPressed = false;
const presses = new Listeners(listen);

/** Listens for the presses of all subscribers. Returns what stops it. */
function listen(): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let timer = 0;
  const set = (isDown: boolean) => {
    isPressed = isDown;
    presses.notify();
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
