import type { Plugin, Rolldown } from 'vite';
import { closureOf } from './closure-of.ts';

/** The files that the first screen of a visit needs, by the parts of its address. */
export interface PreloadMap {
  /** Their names without the common `./assets/`. */
  readonly files: readonly string[];
  /** Indexes in `files`, by area and by the names of `parts`. Other entries omit the files of '/screens'. */
  readonly by: Readonly<Record<string, readonly number[]>>;
}

/** Parts that are not areas, each with the path of its module. */
const parts: Readonly<Record<string, string>> = {
  '/login': '/src/screens/auth/login-screen.tsx',
  '/screens': '/src/app/routing/routed-app.tsx',
  '/form': '/src/screens/entity/form/form-screen.tsx',
  '/hi': '/src/i18n/translated-texts.tsx',
};

/** Other screens on which a visit often starts. The file names of all screens would double the size of the map. */
const screen = /\/src\/screens\/(dashboard|schedule)\/\1-screen\.tsx$/;
const declared = /\/src\/entities\/declared\/([\w-]+)\.ts$/;

/**
 * Preloads all files of the first screen at once, as far as the address shows which. Otherwise the browser would find each
 * file only after it has loaded and run the previous one: a round trip to the server each.
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
          children: `(${preloadFiles.toString()})(${JSON.stringify(preloadMapOf(Object.values(bundle ?? {})))})`,
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** The first script of the page. Its source is inlined, so it uses nothing outside itself. */
export function preloadFiles({ files, by }: PreloadMap): void {
  const [area = '', record] = location.hash.replace(/^#?\/?|\?.*/g, '').split('/');
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
    record === undefined ? '' : '/form',
    language === 'hi' ? '/hi' : '',
  ];
  for (const at of new Set(needed.flatMap((name) => by[name] ?? []))) {
    const file = files[at] ?? '';
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    // The same mode as in Vite's own links; with another one the browser would fetch the file again.
    link.crossOrigin = '';
    link.href = `./assets/${file}`;
    document.head.append(link);
  }
}

export function preloadMapOf(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): PreloadMap {
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

  function indexOf(fileName: string): number {
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
      return [[name, [...scripts, ...scripts.flatMap(stylesOf)].map(indexOf)]];
    }),
  );
  const missing = Object.keys(parts).filter((name) => !(name in by));
  if (missing.length > 0)
    throw new Error(`The build has no file for ${missing.join()}. Correct its path in head-start.ts.`);
  return { files, by };
}

/** The area or part that a module is the root of. */
function nameOf(module: string | null): string | undefined {
  const id = module ?? '';
  const [part] = Object.entries(parts).find(([, path]) => id.endsWith(path)) ?? [];
  const area = declared.exec(id)?.[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return part ?? area ?? screen.exec(id)?.[1];
}
