/** After how long code that did not arrive is asked for again, in milliseconds. */
const pause = 10_000;

/** How often it is looked whether the first screen stands, and for how long, in milliseconds. */
const look = { every: 50, atMost: 5000 };

/** Loads what the first screen can do without, once that stands; again and again until it arrives. */
export async function whenCalm<Code>(load: () => Promise<Code>): Promise<Code> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  for (let waited = 0; isComing() && waited < look.atMost; waited += look.every) {
    await new Promise((over) => setTimeout(over, look.every));
  }
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}

/** Nothing is on the page yet, or something that stands for what is to come. */
function isComing(): boolean {
  return document.querySelector('#root:empty, [data-coming]') !== null;
}
