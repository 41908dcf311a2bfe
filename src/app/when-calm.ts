/** After how long code that did not arrive is asked for again, in milliseconds. */
const pause = 10_000;

/** How long a first screen is waited for that does not come, in milliseconds. */
const patience = 5000;

/** Loads what the first screen can do without, once that stands; again and again until it arrives. */
export async function whenCalm<Code>(load: () => Promise<Code>): Promise<Code> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  if (isComing()) await firstScreen();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}

function firstScreen(): Promise<void> {
  return new Promise((stands) => {
    const observer = new MutationObserver(() => isComing() || end());
    const end = () => {
      observer.disconnect();
      stands();
    };
    setTimeout(end, patience);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Nothing is on the page yet, or something that stands for what is to come. */
function isComing(): boolean {
  return document.querySelector('#root:empty, [data-coming]') !== null;
}
