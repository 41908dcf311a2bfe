/** After how long code that did not arrive is asked for again, in milliseconds. */
const pause = 10_000;

/** How long a first screen is waited for that does not come, in milliseconds. */
const patience = 5000;

/** Loads what the first screen can do without, once that stands; again and again until it arrives. */
export async function afterFirstPaint<Code>(load: () => Promise<Code>): Promise<Code> {
  await calm();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}

/** Until the page is loaded, nothing on it stands for what is to come, and what is there has been painted. */
export async function calm(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  if (!isComing()) return;
  await inTime(firstScreen());
}

async function firstScreen(): Promise<void> {
  await new Promise<void>((stands) => {
    const observer = new MutationObserver(() => {
      if (isComing()) return;
      observer.disconnect();
      stands();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await painted();
  // By the next frame this one has been shown.
  await painted();
}

/** Observers of what is in sight are told behind the frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}

async function inTime(coming: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([coming, over]);
  clearTimeout(timer);
}

/** Nothing is on the page yet, or something that stands for what is to come. */
function isComing(): boolean {
  return document.querySelector('#root:empty, [data-coming]') !== null;
}
