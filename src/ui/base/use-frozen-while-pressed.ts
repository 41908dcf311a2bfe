import { useState, useSyncExternalStore } from 'react';

/** The browser fires `click` after `pointerup`. The value stays frozen until then. */
const clickDelayMs = 100;

/**
 * Returns the value, frozen during a press: what appears meanwhile must not move a button or an option away from the
 * pointer.
 */
export function useFrozenWhilePressed<T>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, isPressed);
  const [frozen, setFrozen] = useState<{ readonly value: T }>({ value });
  if (!pressed && frozen.value !== value) setFrozen({ value });
  return pressed ? frozen.value : value;
}

const subscribers = new Set<() => void>();
let pressing = false;
let listening: AbortController | undefined;
const isPressed = () => pressing;

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  listening ??= listen();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    listening?.abort();
    listening = undefined;
    pressing = false;
  };
}

function listen(): AbortController {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  const set = (isDown: boolean) => {
    if (listeners.signal.aborted) return;
    pressing = isDown;
    for (const subscriber of subscribers) subscriber();
  };
  window.addEventListener('pointerdown', () => set(true), options);
  for (const end of ['pointerup', 'pointercancel', 'blur']) {
    window.addEventListener(end, () => void setTimeout(set, clickDelayMs, false), options);
  }
  return listeners;
}
