import { unpack } from '#drafts/store/change.ts';
import { decryptBytes, deriveKey } from '#drafts/store/cipher.ts';
import type { DraftRow } from '#drafts/store/database.ts';

interface UserRow {
  readonly userId: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
}

/** The rows that were opened before. A row and a user in storage never change: a write replaces them. */
const keys = new WeakMap<UserRow, ReturnType<typeof deriveKey>>();
const texts = new WeakMap<DraftRow, readonly string[]>();

/** Returns the texts of the user's drafts that the password opens. */
export async function openDrafts(
  user: UserRow,
  rows: readonly DraftRow[],
  password: string,
): Promise<ReadonlySet<string>> {
  const derived = keys.get(user) ?? deriveKey(password, user);
  keys.set(user, derived);
  const { id, key } = await derived;
  const opened = new Set<string>();
  for (const row of rows) {
    if (row.userId !== user.userId || row.keyId !== id) continue;
    const found = texts.get(row) ?? textsOf(await decryptBytes(key, row.sealed, row.id));
    texts.set(row, found);
    for (const text of found) opened.add(text);
  }
  return opened;
}

function textsOf(bytes: Parameters<typeof unpack>[0]): readonly string[] {
  return Object.values(unpack(bytes, () => undefined).values).filter((value) => typeof value === 'string');
}
