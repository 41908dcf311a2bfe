import { lazyCode } from '../loading/lazy-code.ts';

export type ToastOptions = {
  /** A toast replaces an earlier one with the same id: 'Loading...' becomes the result. */
  id?: string;
};

/** The container of toasts with the library. Fetched after the first screen; the next toast tries again after a failure. */
export const toastListCode = lazyCode(() => import('./toast-list.tsx'));

let count = 0;
let queue: Promise<void> = Promise.resolve();

/** Runs steps in sequence, so that toasts appear in the order of the calls. */
function enqueue(step: (library: typeof import('./toast-list.tsx')['library']) => void): void {
  queue = queue.then(async () => {
    try {
      step((await toastListCode.load()).library);
    } catch (cause) {
      console.error('A toast could not be shown', cause);
    }
  });
}

function show(kind: 'success' | 'error' | 'loading' | 'blank') {
  return (message: string, { id }: ToastOptions = {}): string => {
    count += 1;
    const toastId = id ?? `toast-${count}`;
    enqueue((library) => (kind === 'blank' ? library : library[kind])(message, { id: toastId }));
    return toastId;
  };
}

/**
 * Short messages at the top right (section 2), 2 s for success, 4 s for error and blank, loading until it is replaced or
 * dismissed (section 9). Each call returns the toast's id.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  blank: show('blank'),
  /** Dismisses one toast, or all. */
  dismiss(id?: string): void {
    enqueue((library) => library.dismiss(id));
  },
};
