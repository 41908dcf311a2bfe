import type { Page } from '@playwright/test';

/** What is waited for: so many elements, with something in one of them, and not what was there before. */
export interface Sight {
  readonly selector: string;
  readonly count: number;
  /** Which of them has something in it; the first if not said. */
  readonly filled?: string;
  /** Its text or value is another. */
  readonly not?: string;
}

/** From when on: the start of the navigation, or the first event of a kind, at the time the browser gave it. */
export type Begin = 'navigation' | 'click' | 'change' | 'keydown';

export interface Watch {
  /** What asks for its time; a second watch under a name takes the place of the first. */
  readonly name: string;
  readonly sight: Sight;
  readonly begin: Begin;
}

interface Watching {
  benchSeen?: Record<string, Promise<number>>;
}

/** How long a sight is waited for, in milliseconds. */
const mostPatience = 60_000;

/**
 * Runs in the page: looks before each frame whether the sight is in the document, and once it is, gives the time after
 * that frame was painted. A look a frame costs a few hundredths of a millisecond.
 */
export function beginWatch({ name, sight, begin }: Watch): void {
  let began = begin === 'navigation' ? 0 : Number.NaN;
  if (begin !== 'navigation') {
    const start = ({ timeStamp }: Event) => {
      began = timeStamp;
    };
    window.addEventListener(begin, start, { capture: true, once: true });
  }
  const stands = () => {
    const found = document.querySelectorAll(sight.selector);
    const filled = sight.filled === undefined ? found[0] : document.querySelector(sight.filled);
    if (!filled || found.length < sight.count) return false;
    const shown = filled instanceof HTMLInputElement ? filled.value : filled.textContent;
    return shown !== '' && shown !== sight.not;
  };
  const painted = new MessageChannel();
  const seen = new Promise<number>((see) => {
    painted.port1.onmessage = () => {
      painted.port1.close();
      see(performance.now() - began);
    };
  });
  const watching = window as Watching;
  watching.benchSeen ??= {};
  const watches = watching.benchSeen;
  watches[name] = seen;
  const look = () => {
    if (watches[name] !== seen) return;
    // What is posted now runs once this frame is painted.
    if (!Number.isNaN(began) && stands()) painted.port2.postMessage(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds until what is watched for under a name was painted. Rejects when the patience, in milliseconds, is over. */
export async function seenIn(page: Page, name: string, patience = mostPatience): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No sight of "${name}" at ${page.url()}`)), patience);
  });
  try {
    const seen = await Promise.race([page.evaluate((asked) => (window as Watching).benchSeen?.[asked], name), late]);
    if (seen === undefined) throw new Error(`Nothing is watched for as "${name}" at ${page.url()}`);
    return seen;
  } finally {
    clearTimeout(timer);
  }
}

/** Does something in the page, and gives the milliseconds from its event until each of the sights, by their names. */
export async function timed<Name extends string>(
  page: Page,
  given: {
    readonly sights: Readonly<Record<Name, Sight>>;
    readonly begin: Begin;
    readonly act: () => Promise<unknown>;
  },
): Promise<Record<Name, number>> {
  const { sights, begin, act } = given;
  for (const [name, sight] of Object.entries<Sight>(sights)) await page.evaluate(beginWatch, { name, sight, begin });
  await act();
  const times: Partial<Record<string, number>> = {};
  for (const name of Object.keys(sights)) times[name] = await seenIn(page, name);
  return times as Record<Name, number>;
}
