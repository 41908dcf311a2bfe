import { decryptBytes } from '#drafts/store/cipher.ts';
import type { DraftRow } from '#drafts/store/database.ts';
import { deriveKey } from '#drafts/store/derive-key.ts';
import { unpack } from '#drafts/store/pack.ts';

interface UserRow {
  readonly userId: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
}

/** The texts of the drafts of a person that their password opens. */
export async function openDrafts(
  person: UserRow,
  rows: readonly DraftRow[],
  password: string,
): Promise<ReadonlySet<string>> {
  const { id, key } = await deriveKey(password, person);
  const texts = new Set<string>();
  for (const row of rows) {
    if (row.userId !== person.userId || row.keyId !== id) continue;
    const { values } = unpack(await decryptBytes(key, row.sealed, row.id), () => undefined);
    for (const value of Object.values(values)) if (typeof value === 'string') texts.add(value);
  }
  return texts;
}
