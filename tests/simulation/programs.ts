import { build } from 'vite';
import { hindi } from '#i18n/hindi.ts';
import { Program } from './world/program.ts';
import { type Shared, sharedGlobals } from './world/shared-globals.ts';

type PageModule = typeof import('./page/page.tsx');

/** The product's code, ready to be started in any number of tabs and workers. */
export interface Programs {
  readonly page: Program<PageModule>;
  readonly worker: Program<object>;
  readonly sharedWorker: Program<object>;
  readonly spreadsheetWorker: Program<object>;
  readonly indexedDb: Program<typeof import('./world/storage/indexed-db.ts')>;
  /** What all pages share. */
  readonly shared: Shared;
  /** Opens the drafts of a signed-out user, given the password. */
  readonly inspector: Program<typeof import('./page/inspector.ts')>;
}

/** A change to the product's source text, by which a test plants a bug. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The simulation starts the programs of the workers itself. The bundle of a page has no address. */
const ownWorkers: readonly SourceChange[] = [
  {
    file: 'src/import/spreadsheet-worker.ts',
    from: "new URL('./worker.ts', import.meta.url)",
    to: "'worker.ts'",
  },
  {
    file: 'src/drafts/draft-worker.ts',
    from: "new URL('../worker/drafts.ts', import.meta.url)",
    to: "'drafts.ts'",
  },
];

const root = new URL('../..', import.meta.url).pathname;

/** Bundles the product, with or without planted bugs. Each program is one file, so that no code is loaded lazily. */
export async function buildPrograms(changes: readonly SourceChange[] = []): Promise<Programs> {
  const [page, worker, sharedWorker, spreadsheetWorker, indexedDb, shared, inspector] = await Promise.all([
    bundle('tests/simulation/page/page.tsx', [...ownWorkers, ...changes], ['xstate', /^#machines\//]),
    bundle('src/worker/sw.ts', changes),
    bundle('src/worker/drafts.ts', changes),
    bundle('src/import/worker.ts', changes),
    bundle('tests/simulation/world/storage/indexed-db.ts', []),
    bundle('tests/simulation/world/shared.ts', changes),
    bundle('tests/simulation/page/inspector.ts', []),
  ]);
  return {
    page: new Program(page, 'page.js'),
    worker: new Program(worker, 'worker.js'),
    sharedWorker: new Program(sharedWorker, 'shared-worker.js'),
    spreadsheetWorker: new Program(spreadsheetWorker, 'spreadsheet-worker.js'),
    indexedDb: new Program(indexedDb, 'indexed-db.js'),
    shared: new Program<Shared>(shared, 'shared.js').start(sharedGlobals),
    inspector: new Program(inspector, 'inspector.js'),
  };
}

async function bundle(
  entry: string,
  changes: readonly SourceChange[],
  external: readonly (string | RegExp)[] = [],
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // The mode is fixed: a test runner's own mode would build another product.
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
      rolldownOptions: { external: [...external], output: { codeSplitting: false } },
    },
    plugins: [plantBugs(changes), hindiAtOnce],
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error(`${entry} could not be bundled`);
  return first.output[0].code;
}

/** To merge fifteen objects of texts takes most of a page's start. They are merged here, once. */
const hindiAtOnce = {
  name: 'hindi-at-once',
  load: (id: string) =>
    id.endsWith('/src/i18n/hindi.ts') ? `export const hindi = ${JSON.stringify(hindi)}` : undefined,
};

function plantBugs(changes: readonly SourceChange[]) {
  return {
    name: 'plant-bugs',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const own = changes.filter(({ file }) => id.endsWith(`/${file}`));
      return own.reduce((text, { file, from, to }) => {
        if (text.split(from).length !== 2) throw new Error(`${file} does not contain this exactly once: ${from}`);
        return text.replace(from, () => to);
      }, code);
    },
  };
}
