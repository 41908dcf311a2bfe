/** After how long code that did not arrive is asked for again, in milliseconds. */
const pause = 10_000;

/** Loads what the first screen can do without, once the page has loaded; again and again until it arrives. */
export async function whenCalm<Code>(load: () => Promise<Code>): Promise<Code> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}
