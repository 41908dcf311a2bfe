import { describe, expect, test } from 'vitest';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const create = (image: Blob | string) => app().call('POST /api/v1/games', { form: { name: 'Pictured', image } });

describe('a picture', () => {
  test.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('%s is stored and served as %s with an unlimited cache lifetime', async (kind, type) => {
    const file = pictureFile(kind, { name: '../../etc/passwd' });
    const { image } = (await create(file)).body.data;
    expect(image).toMatch(new RegExp(`^/uploads/[0-9a-f]{64}\\.${kind}$`));
    const served = await app().fetch(image);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  test('is recognized by its bytes, not by its name or type', async () => {
    const script = new File(['<svg onload="alert(1)">'], 'picture.png', { type: 'image/png' });
    const { status, body } = await create(script);
    expect(status).toBe(415);
    expect(body.errors).toEqual([{ path: 'image', msg: 'The picture has to be a PNG, JPEG or WebP file' }]);
  });

  test('of more than 2 MB is refused as a field error', async () => {
    expect((await create(pictureFile('png', { bytes: 2 * 1024 * 1024 }))).status).toBe(200);
    const { status, body } = await create(pictureFile('png', { bytes: 2 * 1024 * 1024 + 1 }));
    expect(status).toBe(413);
    expect(body.errors).toEqual([{ path: 'image', msg: 'The picture is larger than 2 MB' }]);
  });

  test('cannot be text, and is refused for an entity without a picture', async () => {
    expect((await create('not a file')).status).toBe(400);
    const form = { name: 'Foo', full_name: 'Foo', game_id: '1', image: pictureFile('png') };
    expect((await app().call('POST /api/v1/teams', { form })).status).toBe(400);
  });

  test('stays when an edit omits it, and an empty text removes it', async () => {
    const { id, image } = (await create(pictureFile('png'))).body.data;
    expect((await app().call(`PATCH /api/v1/games/${id}`, { form: { name: 'Renamed' } })).body.data.image).toBe(image);
    expect((await app().call(`PATCH /api/v1/games/${id}`, { form: { image: '' } })).body.data.image).toBeNull();
  });

  test.each(['x', '..%2f..%2fpackage.json', `${'0'.repeat(64)}.svg`, `${'0'.repeat(64)}.png`])(
    '/uploads/%s: 404',
    async (name) => {
      expect((await app().fetch(`/uploads/${name}`)).status).toBe(404);
    },
  );
});

describe('a body', () => {
  test('of more than 4 MB is refused', async () => {
    const form = { name: 'Big', image: pictureFile('png', { bytes: 4 * 1024 * 1024 }) };
    const { status, body, headers } = await app().call('POST /api/v1/games', { form });
    expect([status, body]).toEqual([413, { status: false, message: 'The request is too large' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['text/plain', 'name=Foo', 415],
    ['application/x-www-form-urlencoded', 'name=Foo', 415],
    ['application/json', '{"name":', 400],
    ['application/json', '[1]', 400],
    ['application/json', 'null', 400],
    ['multipart/form-data; boundary=x', 'nothing of the kind', 400],
    ['multipart/form-data', '', 400],
  ])('%s %j: %i', async (type, content, status) => {
    const { token } = (await app().signIn()).body;
    const headers = { authorization: `Bearer ${token.accessToken}`, 'content-type': type };
    const response = await app().fetch('/api/v1/games', { method: 'POST', headers, body: content });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: false });
  });
});
