import { beforeEach, describe, expect, it } from 'vitest';
import { activateShell, installShell } from '../../src/worker/install-shell.ts';
import { describeShell } from '../../src/worker/shell.ts';
import { buildOf, Host } from './host.ts';

let host: Host;
beforeEach(() => {
  host = new Host();
});

const names = async () => (await host.caches.keys()).filter((name) => name.includes(' shell '));

async function install(name: string): Promise<string> {
  const { shell, files } = buildOf(name);
  host.files = new Map(files);
  await installShell(host.environment, shell);
  return shell.cacheName;
}

const activate = (name: string) => activateShell(host.environment, buildOf(name).shell);

async function deploy(name: string): Promise<string> {
  const cacheName = await install(name);
  await activate(name);
  return cacheName;
}

describe('activation', () => {
  it('keeps the previously active build, for the tabs that were opened with it', async () => {
    const a = await deploy('a');
    const b = await deploy('b');
    expect(await names()).toEqual([a, b]);
  });

  it('deletes the build before that', async () => {
    await deploy('a');
    const b = await deploy('b');
    const c = await deploy('c');
    expect(await names()).toEqual([b, c]);
  });

  it('deletes a build that was waiting and was replaced: no tab ever ran it', async () => {
    const a = await deploy('a');
    await install('b');
    const c = await deploy('c');
    expect(await names()).toEqual([a, c]);
  });

  it('does not touch a newer build that is being fetched', async () => {
    const a = await install('a');
    const b = await install('b');
    await activate('a');
    expect(await names()).toEqual([a, b]);
  });

  it('still knows the previous build if the same one is activated again', async () => {
    const a = await deploy('a');
    const b = await deploy('b');
    await activate('b');
    expect(await names()).toEqual([a, b]);
  });

  it('keeps the build that is in use if storage was too full to record it', async () => {
    await deploy('a');
    const b = await install('b');
    host.caches.fill();
    await activate('b');
    host.caches.makeRoom();
    const c = await deploy('c');
    expect(await names()).toEqual(expect.arrayContaining([b, c]));

    const d = await deploy('d');
    expect(await names()).toEqual([c, d]);
  });

  it('returns to the previous build', async () => {
    const a = await deploy('a');
    const b = await deploy('b');
    await deploy('a');
    expect(await names()).toEqual([a, b]);
  });

  it('touches no cache of another app, nor of this app under another path', async () => {
    const elsewhere = describeShell([], 'https://example.org/').cacheName;
    await host.caches.open('another app');
    await host.caches.open(elsewhere);
    await deploy('a');
    expect(await host.caches.keys()).toEqual(expect.arrayContaining(['another app', elsewhere]));
  });
});

describe('a build', () => {
  const page = { url: 'index.html', revision: 'page-a' };
  const scope = 'https://example.org/desk/';

  it('has its own cache for each page that it was built with', () => {
    const a = describeShell([page], scope);
    const b = describeShell([{ ...page, revision: 'page-b' }], scope);
    expect(a.cacheName).not.toBe(b.cacheName);
    expect(a.recordName).toBe(b.recordName);
  });

  it('shares no cache with a build in another folder of the origin', () => {
    const here = describeShell([page], scope);
    const there = describeShell([page], 'https://example.org/other/');
    expect(there.recordName).not.toBe(here.recordName);
    expect(there.cacheName.startsWith(here.cachePrefix)).toBe(false);
  });
});
