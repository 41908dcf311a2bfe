import type { Plugin, Rollup } from 'vite';
import { closureOf } from './closure-of.ts';

interface Bundles {
  /** Remembers which modules import which. */
  readonly plugin: Plugin;
  /** The bundle of a module; null if only one rare screen needs it, which has its own file. */
  readonly bundleOf: (id: string) => string | null;
}

interface LaterBundles {
  /** Each bundle by its name: the modules that it is for, by the ends of their paths. One may need those before it. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** The one of them that also has what several of the other files need. */
  readonly shared: string;
}

/** The module that the bundler adds to a build. */
const runtime = '\0rolldown/runtime.js';

/**
 * Puts the code into few bundles. The bundler's own split, by what screens share, makes two hundred files: each costs a
 * request, and small files compress badly.
 */
export function fewBundles(declared: LaterBundles): Bundles {
  let known: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'few-bundles',
      apply: 'build',
      buildEnd(error) {
        // The build reports the error. Modules may be missing because of it.
        if (error) return;
        const infoOf = (id: string) => this.getModuleInfo(id);
        known = bundlesOf([...this.getModuleIds()], infoOf, declared);
      },
    },
    bundleOf: (id) => (id === runtime ? 'start' : (known.get(id) ?? null)),
  };
}

type InfoOf = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'isEntry'> | null;

/** The bundle of each module. What the page needs at once is in `start`. */
export function bundlesOf(
  ids: readonly string[],
  infoOf: InfoOf,
  { later, shared }: LaterBundles,
): ReadonlyMap<string, string> {
  const neededBy = (roots: readonly string[]) => closureOf(roots, (id) => infoOf(id)?.importedIds ?? []);
  const find = (ending: string) => {
    const found = ids.find((id) => id.endsWith(ending));
    if (found === undefined) throw new Error(`${ending} is not in the build. Correct its name in vite.config.ts.`);
    return found;
  };
  const start = neededBy(ids.filter((id) => infoOf(id)?.isEntry));
  const bundles = Object.entries(later).map(([name, endings]) => ({ name, roots: endings.map(find) }));
  const bundled = new Set(bundles.flatMap(({ roots }) => roots));
  const fetched = new Set(ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []));
  const rare = [...fetched].filter((id) => !bundled.has(id));
  // What each file needs: first those of the bundles.
  const files = [...bundles.map(({ roots }) => roots), ...rare.map((id) => [id])].map(neededBy);
  const sharedAt = bundles.findIndex(({ name }) => name === shared);

  const bundleOf = (id: string): string | undefined => {
    if (start.has(id)) return 'start';
    const first = files.findIndex((needs) => needs.has(id));
    const isShared = files.filter((needs) => needs.has(id)).length > 1;
    return bundles[isShared ? Math.min(first, sharedAt) : first]?.name;
  };
  const found = new Map<string, string>();
  for (const id of ids) {
    const name = bundleOf(id);
    if (name !== undefined) found.set(id, name);
  }
  return found;
}
