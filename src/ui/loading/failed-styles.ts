/** The addresses of style sheets that could not be fetched. */
const failed = new Set<string>();

let attempt: Promise<unknown> | undefined;

/**
 * Records from now on which style sheets could not be fetched. Vite requests the sheets of a lazily loaded screen once: at
 * the next attempt it would show the screen without them.
 */
export function trackFailedStyles(): void {
  const track = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    failed.add(link.href);
    link.remove();
  };
  // In the capture phase: the event does not bubble.
  document.addEventListener('error', track, true);
}

/** Fetches them again. Lazily loaded code waits for all of them, as it does not know which ones it needs. */
export async function refetchFailedStyles(): Promise<void> {
  if (failed.size === 0) return;
  attempt ??= Promise.all(Array.from(failed, fetchStyle)).finally(() => {
    attempt = undefined;
  });
  await attempt;
}

async function fetchStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`Unable to fetch ${href}`)));
    document.head.append(link);
  });
  failed.delete(href);
}
