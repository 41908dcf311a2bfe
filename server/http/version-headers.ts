import type { Context } from 'hono';
import type { VersionHeaders } from '#server/contract/operation.ts';

/** Reads `If-Match` and sends `ETag`. A weak tag, or one of another server, matches no version. */
export function versionHeaders(c: Context): VersionHeaders {
  const sent = c.req.header('if-match')?.trim();
  const version = /^"(\d{1,9})"$/.exec(sent ?? '')?.[1];
  return {
    expected: sent === undefined || sent === '*' ? undefined : Number(version ?? 0),
    send: (current) => sendVersion(c, current),
  };
}

/** Sends the version as `ETag`; undefined takes it back. */
export function sendVersion(c: Context, version: number | undefined): void {
  c.header('ETag', version === undefined ? undefined : `"${version}"`);
}
