import type { Context } from 'hono';
import type { UploadStore } from '../uploads/upload-store.ts';
import { Refusal } from './refusal.ts';

/** Serves a stored picture. Its name is the hash of its content, so browsers may cache it forever. */
export function serveUpload(uploads: UploadStore) {
  return async (c: Context): Promise<Response> => {
    const upload = await uploads.get(c.req.param('name') ?? '');
    if (upload === undefined) throw new Refusal(404, 'There is no such picture');
    c.header('Content-Type', upload.type);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.body(upload.body);
  };
}
