let started = false;
const listeners = new Set<() => void>();

/** Lets the toaster know that there is something to show, once. */
export function announceToast(): void {
  if (started) return;
  started = true;
  for (const listener of listeners) listener();
}

export function hasToasts(): boolean {
  return started;
}

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
