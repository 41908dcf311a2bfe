let asked = 0;
const listeners = new Set<() => void>();

/** Lets the toaster know that there is something to show. */
export function announceToast(): void {
  asked += 1;
  for (const listener of listeners) listener();
}

/** How many toasts there have been. */
export function toastsAsked(): number {
  return asked;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
