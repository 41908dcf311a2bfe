import type { Plugin, Rollup } from 'vite';
import { closureOf } from './closure-of.ts';

interface ScreenChunks {
  /** Remembers which modules import which. */
  readonly plugin: Plugin;
  /** The chunk of a module; null if the bundler chooses. */
  readonly chunkOf: (id: string) => string | null;
}

/** Modules by the ends of their paths. */
interface Screens {
  readonly login: string;
  readonly list: string;
  /** The declarations of the areas. A list or a form loads one of them. */
  readonly declared: RegExp;
  readonly form: string;
  /** The module that loads the parts of a form. It loads in parallel with the form. */
  readonly parts: string;
  /** Modules that can load without the list, or without a form. What they share with it is not in its chunk. */
  readonly withoutList: readonly string[];
  readonly withoutForm: readonly string[];
  /**
   * Modules that the bundler places: those of a package that the list imports by name only and that later screens use, and
   * those for which the dashboard would load a whole chunk of the login.
   */
  readonly late: RegExp;
}

/** The module that the bundler adds to a build. */
const runtime = '\0rolldown/runtime.js';

/**
 * Groups the code of the first screens into a few chunks. The bundler's own split, by what later screens share, makes sixty
 * small ones: 2 kB more for the login, 5 kB more for the first form, and more round trips.
 */
export function screenChunks(screens: Screens): ScreenChunks {
  let chunks: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      buildEnd(error) {
        // The build reports the error. Modules may be missing because of it.
        if (error) return;
        const infoOf = (id: string) => this.getModuleInfo(id);
        chunks = chunksOf([...this.getModuleIds()], infoOf, screens);
      },
    },
    chunkOf: (id) => (id === runtime ? 'start' : (chunks.get(id) ?? null)),
  };
}

/** The chunk of each module of the first screens: that of the screen that loads it first. Others are left to the bundler. */
export function chunksOf(
  ids: readonly string[],
  infoOf: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'isEntry'> | null,
  { login, list, declared, form, parts, withoutList, withoutForm, late }: Screens,
): ReadonlyMap<string, string> {
  const find = (ending: string) => {
    const found = ids.filter((id) => id.endsWith(ending));
    if (found.length === 0) throw new Error(`${ending} is not in the build. Correct its name in vite.config.ts.`);
    return found;
  };
  const areas = ids.filter((id) => declared.test(id));
  const neededBy = (roots: readonly string[]) => closureOf(roots, (id) => infoOf(id)?.importedIds ?? []);

  const byAll = neededBy(ids.filter((id) => infoOf(id)?.isEntry));
  const byLogin = neededBy(find(login));
  const byList = neededBy(find(list));
  const byAreas = neededBy(areas);
  const byForm = neededBy(find(form));
  const byParts = neededBy(find(parts));
  const besideList = neededBy(withoutList.flatMap(find));
  const besideForm = neededBy(withoutForm.flatMap(find));
  // A root keeps its own chunk: a dynamic import expects exactly its exports.
  const roots = new Set([...[login, list, form, parts].flatMap(find), ...areas]);

  const chunkOf = (id: string) => {
    if (late.test(id)) return null;
    if (byAll.has(id) || (byLogin.has(id) && byList.has(id))) return 'start';
    if (byLogin.has(id) && byAreas.has(id)) return 'rules';
    if (byLogin.has(id) && byForm.has(id)) return 'fields';
    if (byLogin.has(id)) return 'login';
    if (byList.has(id)) return besideList.has(id) ? null : 'list';
    if (byAreas.has(id)) return 'area';
    if (byParts.has(id)) return 'parts';
    return byForm.has(id) && !besideForm.has(id) ? 'form' : null;
  };
  const chunks = new Map<string, string>();
  for (const id of ids) {
    const chunk = roots.has(id) ? null : chunkOf(id);
    if (chunk !== null) chunks.set(id, chunk);
  }
  return chunks;
}
