export type ToastOptions = {
  /** A toast replaces an earlier one with the same id: 'Loading...' becomes the result. */
  id?: string;
};

type Kind = 'success' | 'error' | 'loading' | 'blank';

let count = 0;
const listeners = new Set<() => void>();
let queue: Promise<void> = Promise.resolve();

/** The number of toasts so far. The toaster loads its code after the first one. */
export function toastCount(): number {
  return count;
}

/** Subscribes to new toasts and returns the unsubscribe function. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs steps in sequence, so that toasts appear in the order of the calls. */
function enqueue(step: (library: typeof import('./toast-library.ts')) => void): void {
  queue = queue.then(async () => {
    try {
      step(await import('./toast-library.ts'));
    } catch (cause) {
      console.error('A toast could not be shown', cause);
    }
  });
}

function show(kind: Kind) {
  return (message: string, { id }: ToastOptions = {}): string => {
    count += 1;
    const toastId = id ?? `toast-${count}`;
    for (const listener of listeners) listener();
    enqueue(({ showToast }) => showToast(kind, message, toastId));
    return toastId;
  };
}

/**
 * Short messages at the top right (section 2), 2 s for success, 4 s for error and blank, loading until it is replaced or
 * dismissed (section 9). Each call returns the toast's id. The code is fetched with the first toast.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  blank: show('blank'),
  /** Dismisses one toast, or all. */
  dismiss(id?: string): void {
    enqueue(({ dismissToast }) => dismissToast(id));
  },
};
