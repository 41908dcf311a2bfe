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
