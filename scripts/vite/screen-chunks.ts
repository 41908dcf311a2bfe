import type { Plugin, Rollup } from 'vite';
import { closureOf } from './closure-of.ts';

interface ScreenChunks {
  /** Remembers which modules import which. */
  readonly plugin: Plugin;
  /** The file of the build that a module belongs to; null where the bundler may choose. */
  readonly chunkOf: (id: string) => string | null;
}

/** By the ends of their paths. */
interface Screens {
  readonly login: string;
  readonly list: string;
  /** The declarations of the areas, of which a list or a form brings one. */
  readonly declared: RegExp;
  readonly form: string;
  /** What fetches the parts that a form has: asked for beside it. */
  readonly parts: string;
  /** What may be asked for without the list, and without a form. What it shares with them stays apart from the rest. */
  readonly withoutList: readonly string[];
  readonly withoutForm: readonly string[];
  /** What a package names beside what the list needs of it, and late screens alone use. */
  readonly late: RegExp;
}

/** What the bundler itself adds to a build. */
const runtime = '\0rolldown/runtime.js';

/**
 * A few files for what the first screens bring. In sixty small ones, as late screens happen to share their parts, the
 * same code took 2 KB more of the login and 5 KB more of the first form, and more rounds of requests.
 */
export function screenChunks(screens: Screens): ScreenChunks {
  let chunks: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      buildEnd(error) {
        // What is missing then is missing for that reason, which the build reports.
        if (error) return;
        const infoOf = (id: string) => this.getModuleInfo(id);
        chunks = chunksOf([...this.getModuleIds()], infoOf, screens);
      },
    },
    chunkOf: (id) => (id === runtime ? 'start' : (chunks.get(id) ?? null)),
  };
}

/** The file of each module that is not left to the bundler: of those who need it, the one that is loaded first. */
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
  // A root stays a file of its own, or its exports would go astray in the other.
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
