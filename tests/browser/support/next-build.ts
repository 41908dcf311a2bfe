import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { scratch } from './scratch.ts';

/** A copy of the build that can become the next one, as a host's folder does when a version is deployed. */
export interface Build {
  readonly folder: string;
  /**
   * Every hashed file takes another name, in all that refer to it, the page says which version it is, and the worker lists
   * the new names: what a build of changed code would be, without the minute it takes. Answers with the version.
   */
  readonly upgrade: () => Promise<string>;
  readonly dispose: () => Promise<void>;
}

export async function copyBuild(): Promise<Build> {
  const folder = await mkdtemp(join(scratch, 'matchdesk-build-'));
  await cp(resolve(import.meta.dirname, '../../../dist'), folder, { recursive: true });
  let made = 0;
  return {
    folder,
    upgrade: async () => {
      made += 1;
      await upgrade(folder, `v${made}`);
      return `v${made}`;
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function upgrade(folder: string, version: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/(-[\w-]{8,})\.(\w+)$/, `$1${version}.$2`)]));
  const inText = (text: string) =>
    [...renamed].reduce((changed, [former, next]) => changed.replaceAll(former, next), text);
  for (const [former, next] of renamed) {
    const file = join(assets, former);
    if (/\.(js|css)$/.test(former)) await writeFile(file, inText(await readFile(file, 'utf8')));
    await rename(file, join(assets, next));
  }
  const page = inText(await readFile(join(folder, 'index.html'), 'utf8'));
  const mark = `<meta name="version" content="${version}"><title>`;
  await writeFile(join(folder, 'index.html'), page.replace(/(<meta name="version"[^>]*>)?<title>/, mark));
  const worker = inText(await readFile(join(folder, 'sw.js'), 'utf8'));
  await writeFile(join(folder, 'sw.js'), worker.replace(/("revision":")(\w)/g, `$1${version}$2`));
}
