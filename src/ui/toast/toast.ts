import { announceToast } from './toast-start.ts';

export type ToastOptions = {
  /** A later toast with the same id takes the earlier one's place: 'Loading...' turns into its outcome. */
  id?: string;
};

type Kind = 'success' | 'error' | 'loading' | 'blank';

let made = 0;
let last: Promise<void> = Promise.resolve();

/** Each waits for the one before, so that they show in the order they were asked for. */
function inTurn(step: (library: typeof import('./toast-library.ts')) => void): void {
  last = last.then(async () => {
    try {
      step(await import('./toast-library.ts'));
    } catch (cause) {
      console.error('A toast could not be shown', cause);
    }
  });
}

function show(kind: Kind) {
  return (message: string, { id = `toast-${++made}` }: ToastOptions = {}): string => {
    announceToast();
    inTurn(({ showToast }) => showToast(kind, message, id));
    return id;
  };
}

/**
 * Short messages at the top right (section 2), 2 s for success, 4 s for error and blank, loading until it is replaced or
 * dismissed (section 9). Each tells its id. Their code is fetched with the first of them.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  blank: show('blank'),
  /** Takes one away, or all of them. */
  dismiss(id?: string): void {
    inTurn(({ dismissToast }) => dismissToast(id));
  },
};
