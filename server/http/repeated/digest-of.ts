import { createHash } from 'node:crypto';

/** A digest of a decoded body. It depends on the values only, not on the multipart boundaries. */
export async function digestOf(value: unknown): Promise<string> {
  const hash = createHash('sha256');
  await feed(hash, value);
  return hash.digest('base64url');
}

async function feed(hash: ReturnType<typeof createHash>, value: unknown): Promise<void> {
  if (value instanceof Blob) {
    hash.update(`file ${value.size}\n`).update(new Uint8Array(await value.arrayBuffer()));
  } else if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    hash.update(`${Array.isArray(value) ? 'list' : 'object'} ${members.length}\n`);
    for (const [name, member] of members) {
      hash.update(`${JSON.stringify(name)}:`);
      await feed(hash, member);
    }
  } else {
    hash.update(`${JSON.stringify(value)}\n`);
  }
}
