interface Search<T> {
  /** Identifies an item, so that no selection is tried twice. */
  readonly keyOf: (item: T) => number;
  /** Tries a selection: returns what of it was used if it still fails, and null if it passes. */
  readonly fails: (selection: readonly T[]) => Promise<readonly T[] | null>;
  /** The number of selections that are tried at most. */
  readonly maxTries: number;
}

/**
 * The shortest failing selection of a failing list that delta debugging finds (ddmin: A. Zeller and R. Hildebrandt,
 * "Simplifying and Isolating Failure-Inducing Input", 2002). Unless the tries run out, it passes without any one of its
 * items.
 */
export async function ddmin<T>(all: readonly T[], { keyOf, fails, maxTries }: Search<T>): Promise<readonly T[]> {
  const tried = new Set<string>();
  let shortest = all;
  let parts = 2;

  /** Whether the selection fails, and is therefore the shortest now. */
  const shorten = async (selection: readonly T[]): Promise<boolean> => {
    const key = selection.map(keyOf).join(' ');
    if (tried.has(key) || tried.size >= maxTries) return false;
    tried.add(key);
    const used = await fails(selection);
    if (used === null) return false;
    shortest = used;
    return true;
  };

  const shortenOnce = async (): Promise<boolean> => {
    const chunks = split(shortest, parts);
    for (const chunk of chunks) {
      if (await shorten(chunk)) {
        parts = 2;
        return true;
      }
    }
    for (const chunk of parts > 2 ? chunks : []) {
      if (await shorten(shortest.filter((item) => !chunk.includes(item)))) {
        parts = Math.max(2, parts - 1);
        return true;
      }
    }
    return false;
  };

  while (shortest.length > 1 && tried.size < maxTries) {
    parts = Math.min(parts, shortest.length);
    if (await shortenOnce()) continue;
    if (parts === shortest.length) break;
    parts *= 2;
  }
  return shortest;
}

/** Consecutive chunks of nearly equal length. */
function split<T>(all: readonly T[], parts: number): readonly (readonly T[])[] {
  const edge = (part: number) => Math.round((part * all.length) / parts);
  return Array.from({ length: parts }, (_, part) => all.slice(edge(part), edge(part + 1)));
}
