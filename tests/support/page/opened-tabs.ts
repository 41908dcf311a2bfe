interface Closable {
  readonly close: () => void;
}

const opened: Closable[] = [];

/** Registers something to close after the tests of a file. */
export function willClose(one: Closable): void {
  opened.push(one);
}

/** Closes every tab. The data on the device stays. */
export function closeTabs(): void {
  for (const one of opened.splice(0)) one.close();
}

const inProgress = new Set<Promise<void>>();

/** Registers work that must end before IndexedDB is replaced. */
export function willSettle(work: Promise<void>): void {
  inProgress.add(work);
  const remove = () => inProgress.delete(work);
  work.then(remove, remove);
}

/** Resolves when all of that work has settled. */
export async function settleTabs(): Promise<void> {
  await Promise.allSettled(inProgress);
}
