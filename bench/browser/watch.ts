import type { Page } from '@playwright/test';

/** The awaited elements: a number of them, one with content, which differs from the previous content. */
export interface PaintTarget {
  readonly selector: string;
  readonly count: number;
  /** The selector of the element with content; the first element by default. */
  readonly filled?: string;
  /** The previous text or value. */
  readonly not?: string;
}

/** The start of the measurement: the navigation, or the first event of a type, at the browser's timestamp. */
export type Begin = 'navigation' | 'click' | 'change' | 'keydown';

export interface Watch {
  /** The key of the result. A second watch with the same name replaces the first. */
  readonly name: string;
  readonly target: PaintTarget;
  readonly begin: Begin;
}

interface Watching {
  benchSeen?: Record<string, Promise<number>>;
}

/** How long a target is awaited. */
const paintTimeoutMs = 60_000;

/**
 * Runs in the page. Checks before each frame whether the target is in the document. Then resolves to the time after
 * that frame was painted. One check costs a few hundredths of a millisecond.
 */
export function startWatch({ name, target, begin }: Watch): void {
  let startedAt = begin === 'navigation' ? 0 : Number.NaN;
  if (begin !== 'navigation') {
    const start = ({ timeStamp }: Event) => {
      startedAt = timeStamp;
    };
    window.addEventListener(begin, start, { capture: true, once: true });
  }
  const isShown = () => {
    const found = document.querySelectorAll(target.selector);
    const filled = target.filled === undefined ? found[0] : document.querySelector(target.filled);
    if (!filled || found.length < target.count) return false;
    const shown = filled instanceof HTMLInputElement ? filled.value : filled.textContent;
    return shown !== '' && shown !== target.not;
  };
  const painted = new MessageChannel();
  const seen = new Promise<number>((resolve) => {
    painted.port1.onmessage = () => {
      painted.port1.close();
      resolve(performance.now() - startedAt);
    };
  });
  const watching = window as Watching;
  watching.benchSeen ??= {};
  const watches = watching.benchSeen;
  watches[name] = seen;
  const checkFrame = () => {
    if (watches[name] !== seen) return;
    // A message posted now is handled after this frame is painted.
    if (!Number.isNaN(startedAt) && isShown()) painted.port2.postMessage(null);
    else requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

/** Resolves to the milliseconds until the named target was painted. Rejects after the timeout. */
export async function waitForPaint(page: Page, name: string, timeoutMs = paintTimeoutMs): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Not painted: "${name}" at ${page.url()}`)), timeoutMs);
  });
  try {
    const seen = await Promise.race([
      page.evaluate((watchName) => (window as Watching).benchSeen?.[watchName], name),
      timedOut,
    ]);
    if (seen === undefined) throw new Error(`Nothing is watched for as "${name}" at ${page.url()}`);
    return seen;
  } finally {
    clearTimeout(timer);
  }
}

/** Performs an action in the page. Resolves to the milliseconds from its event to each target, by name. */
export async function timed<Name extends string>(
  page: Page,
  given: {
    readonly targets: Readonly<Record<Name, PaintTarget>>;
    readonly begin: Begin;
    readonly act: () => Promise<unknown>;
  },
): Promise<Record<Name, number>> {
  const { targets, begin, act } = given;
  for (const [name, target] of Object.entries<PaintTarget>(targets))
    await page.evaluate(startWatch, { name, target, begin });
  await act();
  const times: Partial<Record<string, number>> = {};
  for (const name of Object.keys(targets)) times[name] = await waitForPaint(page, name);
  return times as Record<Name, number>;
}
