/** The roots and everything that they import statically, directly or not. */
export function closureOf(
  roots: readonly string[],
  importsOf: (id: string) => readonly string[],
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const id of roots) {
    if (found.has(id)) continue;
    found.add(id);
    closureOf(importsOf(id), importsOf, found);
  }
  return found;
}
