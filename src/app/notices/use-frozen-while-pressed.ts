import { useState, useSyncExternalStore } from 'react';

/** A press ends in a click a moment after the finger has left, in milliseconds. */
const untilClick = 100;

/**
 * The value, which does not change while something is pressed: what it shows must not push a button away from under a
 * finger.
 */
export function useFrozenWhilePressed<T extends string>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, isPressed);
  const [held, setHeld] = useState(value);
  if (!pressed && held !== value) setHeld(value);
  return pressed ? held : value;
}

let pressing = false;
const isPressed = () => pressing;

function subscribe(listener: () => void): () => void {
  const set = (now: boolean) => {
    pressing = now;
    listener();
  };
  const down = () => set(true);
  const up = () => setTimeout(set, untilClick, false);
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener('pointerdown', down, options);
  for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, up, options);
  return () => over.abort();
}
