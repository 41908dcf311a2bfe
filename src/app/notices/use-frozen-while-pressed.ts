import { useState, useSyncExternalStore } from 'react';

/** The browser fires `click` after `pointerup`. The value stays frozen until then. */
const clickDelayMs = 100;

/** Returns the value, frozen during a press: a notice that appears must not move a button away from the pointer. */
export function useFrozenWhilePressed<T extends string>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, isPressed);
  const [frozen, setFrozen] = useState(value);
  if (!pressed && frozen !== value) setFrozen(value);
  return pressed ? frozen : value;
}

let pressing = false;
const isPressed = () => pressing;

function subscribe(listener: () => void): () => void {
  const set = (isDown: boolean) => {
    pressing = isDown;
    listener();
  };
  const down = () => set(true);
  const up = () => setTimeout(set, clickDelayMs, false);
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  window.addEventListener('pointerdown', down, options);
  for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, up, options);
  return () => listeners.abort();
}
