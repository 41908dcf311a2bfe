import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '#server/site.ts';
import { assetsOf } from '#server/static/assets.ts';
import { serveBuild } from '#server/static/serve-build.ts';

const page = '<!doctype html><title>Desk</title>';
const script = 'console.log("x");'.repeat(100);
let folder = '';
let site = new Hono();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'sw.js'), script);
  await writeFile(join(folder, 'icon-512.png'), 'png');
  await writeFile(join(folder, 'assets/main-DqX3_a-b.js'), script);
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const api = new Hono();
  api.all('*', (c) => c.json({ status: true, message: 'x'.repeat(3000) }));
  site = createSite({ app: api, corsOrigins: ['https://desk.example.com'], page: serveBuild(assetsOf(folder)) });
});
afterAll(() => rm(folder, { recursive: true }));

describe('security headers', () => {
  const isolated = (corsOrigins: readonly string[]) => {
    const api = new Hono();
    api.all('*', (c) => c.text('here'));
    return createSite({ app: api, corsOrigins, page: serveBuild(assetsOf(folder)) });
  };

  test.each([
    ['/', 'same-origin', 'same-origin'],
    ['/assets/main-DqX3_a-b.js', 'same-origin', 'same-origin'],
    ['/nothing-here', 'same-origin', 'same-origin'],
    ['/api/v1/teams', 'same-origin', 'cross-origin'],
    ['/uploads/a.png', 'same-origin', 'cross-origin'],
  ])('%s: %s, and %s when other origins may call the API', async (path, sameOrigin, shared) => {
    for (const [origins, policy] of [[[], sameOrigin] as const, [['https://desk.example.com'], shared] as const]) {
      const { headers } = await isolated(origins).request(path);
      expect(headers.get('cross-origin-resource-policy')).toBe(policy);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/(^|, )camera=\(\)(, |$)/);
      expect(headers.get('permissions-policy')).toMatch(/(^|, )geolocation=\(\)(, |$)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a call', () => {
  test('has the version of its record as a strong tag, also if its response is compressed', async () => {
    const api = new Hono();
    api.all('*', (c) => c.json({ status: true, message: 'x'.repeat(3000) }, 200, { ETag: '"7"' }));
    const { headers } = await createSite({ app: api, corsOrigins: [] }).request('/api/v1/teams/1', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('etag')).toBe('"7"');
  });
});

describe('the built app', () => {
  test('is served at the root, and revalidated with 304 while it is unchanged', async () => {
    const first = await site.request('/');
    expect(await first.text()).toBe(page);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const etag = first.headers.get('etag') ?? '';
    const again = await site.request('/', { headers: { 'if-none-match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');

    await writeFile(join(folder, 'index.html'), `${page}<p>New`);
    const changed = await site.request('/', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    await writeFile(join(folder, 'index.html'), page);
  });

  test('has a worker that is revalidated and assets that are cached forever', async () => {
    expect((await site.request('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await site.request('/icon-512.png')).headers.get('cache-control')).toBe('no-cache');
    const asset = await site.request('/assets/main-DqX3_a-b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is compressed for clients that accept gzip', async () => {
    const small = await site.request('/sw.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(script);
    for (const accepts of ['identity', 'gzip;q=0', 'br']) {
      expect(
        (await site.request('/sw.js', { headers: { 'accept-encoding': accepts } })).headers.get('content-encoding'),
      ).toBeNull();
    }
  });

  test.each([
    '/nowhere',
    '/assets',
    '/assets/',
    '/.vite/manifest.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%00',
    '/%',
    '/a\\b',
  ])('%s: 404', async (path) => {
    expect((await site.request(path)).status).toBe(404);
  });

  test('accepts no POST', async () => {
    expect((await site.request('/', { method: 'POST' })).status).toBe(404);
  });
});

describe('the API on the same origin', () => {
  test('is compressed', async () => {
    const response = await site.request('/api/v1/teams', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('allows the configured origins only', async () => {
    const preflight = (origin: string) =>
      site.request('/api/v1/teams', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PATCH' },
      });
    const named = await preflight('https://desk.example.com');
    expect(named.headers.get('access-control-allow-origin')).toBe('https://desk.example.com');
    expect(named.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect((await preflight('https://evil.example.com')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
