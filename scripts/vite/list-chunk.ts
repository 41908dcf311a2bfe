import type { Plugin, Rollup } from 'vite';

interface ListChunk {
  /** Remembers which modules import which. */
  readonly plugin: Plugin;
  /** Whether a module belongs to the list's file: what the list needs and the login does not. */
  readonly holds: (id: string) => boolean;
}

/**
 * One file for all that the first list brings beyond the login: in a dozen small ones, as late screens happen to share
 * its parts, the same code took a kilobyte more and a second round of requests.
 */
export function listChunk({
  list,
  without,
}: {
  readonly list: string;
  readonly without: readonly string[];
}): ListChunk {
  let held: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'list-chunk',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const find = (ending: string) => ids.filter((id) => id.endsWith(ending));
        const infoOf = (id: string) => this.getModuleInfo(id);
        const others = closureOf(without.flatMap(find), infoOf);
        const roots = find(list);
        // The root stays a file of its own, or its exports would go astray in the other.
        held = new Set([...closureOf(roots, infoOf)].filter((id) => !others.has(id) && !roots.includes(id)));
      },
    },
    holds: (id) => held.has(id),
  };
}

/** Modules and all that they import statically. */
function closureOf(
  roots: readonly string[],
  infoOf: (id: string) => Rollup.ModuleInfo | null,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const id of roots) {
    if (found.has(id)) continue;
    found.add(id);
    closureOf(infoOf(id)?.importedIds ?? [], infoOf, found);
  }
  return found;
}
