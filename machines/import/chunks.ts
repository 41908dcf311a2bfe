/**
 * A long list that shares almost everything with the list before a change. Snapshots of a machine must not change, and a
 * copy of 20,000 rows for each row that is sent would be 400 million copies in all. A change copies one chunk and the list
 * of chunks, 285 references at most. A `Map` that is changed in place would be faster still, but a selector could not
 * see the change, and an earlier snapshot would show it. Plain arrays can be stored as they are.
 */
export type Chunks<T> = readonly (readonly T[])[];

/** Every chunk but the last has this length. */
export const chunkLength = 128;

export function chunksOf<T>(items: readonly T[]): Chunks<T> {
  const chunks: (readonly T[])[] = [];
  for (let from = 0; from < items.length; from += chunkLength) chunks.push(items.slice(from, from + chunkLength));
  return chunks;
}

/** The number of items. */
export function sizeOf(chunks: Chunks<unknown>): number {
  const last = chunks.at(-1);
  return last === undefined ? 0 : (chunks.length - 1) * chunkLength + last.length;
}

export function itemAt<T>(chunks: Chunks<T>, at: number): T | undefined {
  return chunks[Math.floor(at / chunkLength)]?.[at % chunkLength];
}

/** The items from `from` to before `to`. */
export function itemsBetween<T>(chunks: Chunks<T>, from: number, to: number): readonly T[] {
  const first = Math.floor(Math.max(from, 0) / chunkLength);
  const touched = chunks.slice(first, Math.ceil(to / chunkLength)).flat();
  return touched.slice(Math.max(from, 0) - first * chunkLength, Math.max(to, 0) - first * chunkLength);
}

/** The list with other items at some indexes. Copies each chunk once. */
export function withItems<T>(chunks: Chunks<T>, changes: ReadonlyMap<number, T>): Chunks<T> {
  if (changes.size === 0) return chunks;
  const copied = new Map<number, T[]>();
  for (const [at, item] of changes) {
    const index = Math.floor(at / chunkLength);
    const chunk = copied.get(index) ?? [...(chunks[index] ?? [])];
    chunk[at % chunkLength] = item;
    copied.set(index, chunk);
  }
  const all = [...chunks];
  for (const [index, chunk] of copied) all[index] = chunk;
  return all;
}

/** The index of the first item from `from` on that matches; null if there is none. */
export function firstIndex<T>(chunks: Chunks<T>, from: number, isMatch: (item: T) => boolean): number | null {
  const size = sizeOf(chunks);
  for (let at = from; at < size; at += 1) {
    const item = itemAt(chunks, at);
    if (item !== undefined && isMatch(item)) return at;
  }
  return null;
}

/** All items with their indexes, in order. */
export function* entriesOf<T>(chunks: Chunks<T>): Generator<readonly [at: number, item: T]> {
  let at = 0;
  for (const chunk of chunks) {
    for (const item of chunk) {
      yield [at, item];
      at += 1;
    }
  }
}
