import type { Plugin, Rolldown } from 'vite';
import { closureOf } from './closure-of.ts';

/** The files of the build that a visit begins with, by what its address says. */
export interface Beginnings {
  /** Their names without what is the same in all, `./assets/`. */
  readonly files: readonly string[];
  /** Places in `files`: by area, and by the names of `parts`. Those of '/screens' stand there alone. */
  readonly by: Readonly<Record<string, readonly number[]>>;
}

/** What is no area: by where its module lies. */
const parts: Readonly<Record<string, string>> = {
  '/login': '/src/screens/auth/login-screen.tsx',
  '/screens': '/src/app/routing/routed-app.tsx',
  '/form': '/src/screens/entity/form/form-screen.tsx',
  '/hi': '/src/i18n/translated-texts.tsx',
};

/** Screens that a visit often begins with; the names of all others would be as much as the rest. */
const screen = /\/src\/screens\/(dashboard|schedule)\/\1-screen\.tsx$/;
const declared = /\/src\/entities\/declared\/([\w-]+)\.ts$/;

/**
 * Lets the page ask at once for all files that its address needs. Each of them imports the next one late: found one after
 * the other they cost a way to the server each, and what the processor has to do in between.
 */
export function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [
        {
          tag: 'script',
          children: `(${askAtOnce.toString()})(${JSON.stringify(beginningsOf(Object.values(bundle ?? {})))})`,
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** The first script of the page. It is inlined as it is written here. */
export function askAtOnce({ files, by }: Beginnings): void {
  const [area = '', way] = location.hash.replace(/^#?\/?|\?.*/g, '').split('/');
  const isLogin = area === '' || area === 'login';
  let language: string | null;
  try {
    language = localStorage.getItem('language');
  } catch {
    // The browser blocks site data: no screen is shown.
    return;
  }
  const needed = [
    isLogin ? '/login' : '/screens',
    area,
    way === undefined ? '' : '/form',
    language === 'hi' ? '/hi' : '',
  ];
  for (const at of new Set(needed.flatMap((name) => by[name] ?? []))) {
    const file = files[at] ?? '';
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    // As in the link that Vite adds later: what is asked for in another way is fetched again.
    link.crossOrigin = '';
    link.href = `./assets/${file}`;
    document.head.append(link);
  }
}

export function beginningsOf(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Beginnings {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const importsOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
  const neededBy = (roots: readonly Rolldown.OutputChunk[]) =>
    closureOf(
      roots.map(({ fileName }) => fileName),
      importsOf,
    );
  const stylesOf = (fileName: string) => [
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.viteMetadata?.importedCss ?? []),
  ];
  const entry = neededBy(chunks.filter(({ isEntry }) => isEntry));
  const screens = neededBy(chunks.filter(({ facadeModuleId }) => nameOf(facadeModuleId) === '/screens'));
  const files: string[] = [];

  function placeOf(fileName: string): number {
    const name = fileName.replace(/^assets\//, '');
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  }

  const by = Object.fromEntries(
    chunks.flatMap((chunk) => {
      const name = nameOf(chunk.facadeModuleId);
      if (name === undefined) return [];
      const isNew = (fileName: string) => !entry.has(fileName) && (name === '/screens' || !screens.has(fileName));
      const scripts = [...neededBy([chunk])].filter(isNew);
      return [[name, [...scripts, ...scripts.flatMap(stylesOf)].map(placeOf)]];
    }),
  );
  const missing = Object.keys(parts).filter((name) => !(name in by));
  if (missing.length > 0) throw new Error(`No file of the build begins ${missing.join()}: see head-start.ts`);
  return { files, by };
}

/** The area or the part that a module begins. */
function nameOf(module: string | null): string | undefined {
  const id = module ?? '';
  const [part] = Object.entries(parts).find(([, path]) => id.endsWith(path)) ?? [];
  const area = declared.exec(id)?.[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return part ?? area ?? screen.exec(id)?.[1];
}
