import { build } from 'vite';
import { Program } from './world/program.ts';

type Pages = typeof import('./page/page.tsx');

/** The product's code, ready to be started in any number of tabs and workers. */
export interface Programs {
  readonly page: Program<Pages>;
  readonly worker: Program<object>;
  readonly sharedWorker: Program<object>;
  readonly disk: Program<typeof import('./world/indexed-db.ts')>;
  /** What opens the drafts of a person who has left, given their password. */
  readonly inspector: Program<typeof import('./page/inspector.ts')>;
}

/** A change to the product's text, by which a test breaks it. */
export interface Break {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const root = new URL('../..', import.meta.url).pathname;

/** Bundles the product, whole or broken: each program in one piece, so that no code of it arrives late. */
export async function buildPrograms(broken: readonly Break[] = []): Promise<Programs> {
  const [page, worker, sharedWorker, disk, inspector] = await Promise.all([
    bundle('tests/simulation/page/page.tsx', broken),
    bundle('src/worker/sw.ts', broken),
    bundle('src/worker/drafts.ts', broken),
    bundle('tests/simulation/world/indexed-db.ts', []),
    bundle('tests/simulation/page/inspector.ts', []),
  ]);
  return {
    page: new Program(page, 'page.js'),
    worker: new Program(worker, 'worker.js'),
    sharedWorker: new Program(sharedWorker, 'shared-worker.js'),
    disk: new Program(disk, 'disk.js'),
    inspector: new Program(inspector, 'inspector.js'),
  };
}

async function bundle(entry: string, broken: readonly Break[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The same product wherever it is built: a test runner's own mode would make another.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'import.meta.env.PROD': 'true',
      'import.meta.env.DEV': 'false',
      'import.meta.env.VITE_API_BASE_URL': '""',
      'import.meta.env.VITE_NEWS_URL': '""',
      'process.env.NODE_ENV': '"production"',
    },
    resolve: { alias: [{ find: 'workbox-window', replacement: 'workbox-window/build/workbox-window.prod.mjs' }] },
    build: {
      write: false,
      minify: false,
      target: 'node20',
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry, formats: ['cjs'], fileName: 'program' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [breaking(broken)],
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error(`${entry} could not be bundled`);
  return first.output[0].code;
}

function breaking(broken: readonly Break[]) {
  return {
    name: 'break',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const breaks = broken.filter(({ file }) => id.endsWith(`/${file}`));
      return breaks.reduce((text, { file, from, to }) => {
        if (text.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
        return text.replace(from, () => to);
      }, code);
    },
  };
}
