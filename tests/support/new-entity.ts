import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { newCheckout } from '../server/support/checkout.ts';

interface Finished {
  readonly code: number;
  readonly output: string;
}

/** A copy of the project in which the command has created the entity `sponsors`. */
export interface NewEntity {
  /** What the command printed. */
  readonly printed: string;
  /** Runs a command line in the copy. */
  readonly run: (line: string) => Promise<Finished>;
  /** Does what is left to a developer: the Hindi texts. */
  readonly fillTexts: () => Promise<void>;
  /** The files that the command writes, by their paths. */
  readonly contents: () => Promise<Readonly<Record<string, string>>>;
  readonly remove: () => Promise<void>;
}

export async function newEntity(): Promise<NewEntity> {
  const { folder, remove } = await newCheckout();
  const run = (line: string) => runIn(folder, line);
  const created = await run(
    'npm run --silent new-entity -- sponsors --fields name:text,url:url,emblem:image,status:status',
  );
  if (created.code !== 0) throw new Error(created.output);
  const texts = join(folder, 'src/i18n/hi/entities.json');
  return {
    printed: created.output,
    run,
    fillTexts: async () => {
      const filled = (await readFile(texts, 'utf8')).replaceAll('": ""', '": "प्रायोजक"');
      await writeFile(texts, filled);
    },
    contents: () => contentsOf(folder, ['openapi', 'server', 'src']),
    remove,
  };
}

function runIn(folder: string, line: string): Promise<Finished> {
  const path = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''];
  const settings = { ...withoutRunner(process.env), NO_COLOR: '1', PATH: path.join(delimiter) };
  return new Promise((done) => {
    execFile('sh', ['-c', line], { cwd: folder, env: settings, maxBuffer: 2 ** 26 }, (error, out, err) => {
      done({ code: error === null ? 0 : Number(error.code ?? 1), output: `${out}${err}` });
    });
  });
}

/** A runner inside a runner must not take itself for a worker of the outer one. */
function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOfRunner =
    /^(VITEST|TEST|NODE_OPTIONS$|NODE_ENV$|MODE$|PROD$|DEV$|SSR$|BASE_URL$|TINYPOOL|PLAYWRIGHT|PW|FORCE_COLOR)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOfRunner.test(name)));
}

async function contentsOf(folder: string, parts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const listed = await Promise.all(
    parts.map((part) => readdir(join(folder, part), { recursive: true, withFileTypes: true })),
  );
  const files = listed.flat().filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
