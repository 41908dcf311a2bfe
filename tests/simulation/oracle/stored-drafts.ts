import { users } from '../server/accounts.ts';
import { Realm } from '../world/realm.ts';
import { createCrypto } from '../world/storage/crypto.ts';
import type { World } from '../world/world.ts';

type DraftReader = (userId: number) => Promise<ReadonlySet<string>>;
type Inspector = typeof import('../page/inspector.ts');

const drafts = 'matchdesk drafts';

/** Returns the texts of a user's stored drafts, decrypted with the user's password. */
export function createDraftReader({ device, programs, random, scheduler }: World): DraftReader {
  const { storage } = device;
  const { globals } = new Realm(device, 'inspector');
  const immediate = { ...globals, crypto: createCrypto(random, async (work) => work()) };
  const inspector: Inspector = programs.inspector.start({ ...immediate, globalThis: immediate });
  return async (userId) => {
    const userRows = storage.rows(drafts, 'persons').map(({ value }) => value as UserRow);
    const user = userRows.find((row) => row.userId === userId);
    const known = users.find(({ id }) => id === userId);
    if (user === undefined || known === undefined) return new Set();
    const rows = storage.rows(drafts, 'drafts').map(({ value }) => value as DraftRow);
    return await scheduler.waitFor(inspector.openDrafts(user, rows, known.password));
  };
}

type UserRow = Parameters<Inspector['openDrafts']>[0];
type DraftRow = Parameters<Inspector['openDrafts']>[1][number];
