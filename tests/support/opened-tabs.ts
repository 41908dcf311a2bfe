interface Closable {
  readonly close: () => void;
}

const opened: Closable[] = [];

/** Remembers what has to end with the tests of a file at the latest. */
export function willClose(one: Closable): void {
  opened.push(one);
}

/** Closes every tab: what is kept on the device stays. */
export function closeTabs(): void {
  for (const one of opened.splice(0)) one.close();
}

const underWay = new Set<Promise<void>>();

/** Remembers work that must end before the disk under it is replaced. */
export function willSettle(work: Promise<void>): void {
  underWay.add(work);
  const forget = () => underWay.delete(work);
  work.then(forget, forget);
}

/** Resolves when all of that work has ended, by whatever outcome. */
export async function settleTabs(): Promise<void> {
  await Promise.allSettled(underWay);
}
