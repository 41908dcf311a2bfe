import { resolveWithin } from '#domain/resolve-within.ts';
import { refetchFailedStyles } from './failed-styles.ts';

/** The delay before code that could not be fetched is requested again. */
const retryDelayMs = 10_000;

/** The longest wait for the first screen. */
const firstScreenTimeoutMs = 5000;

/** Loads code that the first screen does not need, after that screen was painted. Retries until it succeeds. */
export async function afterFirstPaint<Code>(load: () => Promise<Code>): Promise<Code> {
  await firstPaint();
  for (;;) {
    try {
      await refetchFailedStyles();
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}

/** Resolves when the page is loaded, shows no placeholder and was painted, or after the timeout. */
export async function firstPaint(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  if (!hasPlaceholder()) return;
  await resolveWithin(firstScreen(), firstScreenTimeoutMs);
}

async function firstScreen(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (hasPlaceholder()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await painted();
  // The frame is on the screen when the next one is painted.
  await painted();
}

/** Resolves after a frame: intersection observers run after the rendering steps of a frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}

/** Whether the page is empty or shows a placeholder for content that still loads. */
function hasPlaceholder(): boolean {
  return document.querySelector('#root:empty, [data-coming]') !== null;
}
