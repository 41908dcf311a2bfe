import { people } from '../server/accounts.ts';
import { createCrypto } from '../world/crypto.ts';
import { Realm } from '../world/realm.ts';
import type { World } from '../world/world.ts';

type Reader = (userId: number) => Promise<ReadonlySet<string>>;
type Inspector = typeof import('../page/inspector.ts');

const drafts = 'matchdesk drafts';

/** Reads what the device keeps of a person's typing, by that person's password: as they could after signing in. */
export function keptReader({ device, programs, random, scheduler }: World): Reader {
  const { disk } = device;
  const { globals } = new Realm(device, 'inspector');
  const instant = { ...globals, crypto: createCrypto(random, async (work) => work()) };
  const inspector: Inspector = programs.inspector.start({ ...instant, globalThis: instant });
  return async (userId) => {
    const persons = disk.rows(drafts, 'persons').map(({ value }) => value as UserRow);
    const person = persons.find((row) => row.userId === userId);
    const known = people.find(({ id }) => id === userId);
    if (person === undefined || known === undefined) return new Set();
    const rows = disk.rows(drafts, 'drafts').map(({ value }) => value as DraftRow);
    return await scheduler.hold(inspector.openDrafts(person, rows, known.password));
  };
}

type UserRow = Parameters<Inspector['openDrafts']>[0];
type DraftRow = Parameters<Inspector['openDrafts']>[1][number];
