import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashOf, inlineScripts } from '../../../../scripts/vite/csp.ts';
import { scratch } from './scratch.ts';

/** A copy of the build that can become the next version, as when a host's folder is redeployed. */
export interface Build {
  readonly folder: string;
  /**
   * Renames every hashed file and all references to it, and marks the page and the worker with the version. This
   * imitates a build of changed code without the minute that it takes. Resolves to the version.
   */
  readonly upgrade: () => Promise<string>;
  readonly dispose: () => Promise<void>;
}

export async function copyBuild(): Promise<Build> {
  const folder = await mkdtemp(join(scratch, 'matchdesk-build-'));
  await cp(resolve(import.meta.dirname, '../../../../dist'), folder, { recursive: true });
  let builds = 0;
  return {
    folder,
    upgrade: async () => {
      builds += 1;
      await upgrade(folder, `v${builds}`);
      return `v${builds}`;
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The page has the quotes of a source as entities. */
const bare = (source: string) => source.replaceAll("'", '');

async function upgrade(folder: string, version: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/(-[\w-]{8,})\.(\w+)$/, `$1${version}.$2`)]));
  const inText = (text: string) =>
    [...renamed].reduce((changed, [previous, next]) => changed.replaceAll(previous, next), text);
  for (const [previous, next] of renamed) {
    const file = join(assets, previous);
    if (/\.(js|css)$/.test(previous)) await writeFile(file, inText(await readFile(file, 'utf8')));
    await rename(file, join(assets, next));
  }
  const former = await readFile(join(folder, 'index.html'), 'utf8');
  const page = inlineScripts(former).reduce(
    (changed, script) => changed.replaceAll(bare(hashOf(script)), bare(hashOf(inText(script)))),
    inText(former),
  );
  const mark = `<meta name="version" content="${version}"><title>`;
  await writeFile(join(folder, 'index.html'), page.replace(/(<meta name="version"[^>]*>)?<title>/, mark));
  const worker = inText(await readFile(join(folder, 'sw.js'), 'utf8'));
  await writeFile(join(folder, 'sw.js'), worker.replace(/("revision":")(\w)/g, `$1${version}$2`));
}
