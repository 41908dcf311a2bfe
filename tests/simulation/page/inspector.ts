import { unpack } from '#drafts/store/change.ts';
import { decryptBytes, deriveKey } from '#drafts/store/cipher.ts';
import type { DraftRow } from '#drafts/store/database.ts';

interface UserRow {
  readonly userId: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
}

/** Returns the texts of the user's drafts that the password opens. */
export async function openDrafts(
  user: UserRow,
  rows: readonly DraftRow[],
  password: string,
): Promise<ReadonlySet<string>> {
  const { id, key } = await deriveKey(password, user);
  const texts = new Set<string>();
  for (const row of rows) {
    if (row.userId !== user.userId || row.keyId !== id) continue;
    const { values } = unpack(await decryptBytes(key, row.sealed, row.id), () => undefined);
    for (const value of Object.values(values)) if (typeof value === 'string') texts.add(value);
  }
  return texts;
}
