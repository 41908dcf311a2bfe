type Key = string | number;

/** The place of each row by its key. */
export type RowSlots = ReadonlyMap<Key, number>;

/**
 * Gives rows places. A row keeps its place while it is shown, also when others move. A new row takes the place of one that
 * has gone, so that React updates the elements of that row and need not build new ones. Returns `former` if nothing changes.
 */
export function rowSlots(former: RowSlots, keys: readonly Key[]): RowSlots {
  if (keys.length === former.size && keys.every((key) => former.has(key))) return former;
  const taken = new Set(keys.map((key) => former.get(key)));
  let next = 0;
  const takeFree = () => {
    while (taken.has(next)) next += 1;
    next += 1;
    return next - 1;
  };
  return new Map(keys.map((key) => [key, former.get(key) ?? takeFree()]));
}
