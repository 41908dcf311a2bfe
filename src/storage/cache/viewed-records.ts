import type { Api } from '#api/api.ts';
import { isObject } from '#api/schema.ts';
import { type AreaPath, isAreaPath } from '#domain/areas.ts';
import { committed } from '#storage/committed.ts';
import { readCache } from './read-cache.ts';
import { withCache, writeTransaction } from './store/database.ts';
import { isScopeValid } from './store/scopes.ts';

/** A record whose page the user opened on this device. */
export interface ViewedRecord {
  readonly path: AreaPath;
  readonly id: number;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Its key among the cached pages of the scope. It ends with them: at sign-out, or with another user. */
const key = 'viewed';

const maxRecords = 20;

/** The lists whose names may not be stored without the user's consent. */
const personal: readonly AreaPath[] = ['user'];

/** Puts a record first among the viewed ones. A failure of the storage is only logged. */
export async function noteViewed(api: Api, record: ViewedRecord): Promise<void> {
  if (personal.includes(record.path)) return;
  await readCache(api, async (scopeId) => {
    await withCache(async (database) => {
      const transaction = writeTransaction(database);
      const bodies = transaction.objectStore('bodies');
      await committed(transaction, async () => {
        const [scope, stored] = await Promise.all([
          transaction.objectStore('scopes').get(scopeId),
          bodies.get([scopeId, key]),
        ]);
        if (!scope || !isScopeValid(scope, record.at)) return;
        const others = parse(stored).filter(({ path, id }) => path !== record.path || id !== record.id);
        await bodies.put(JSON.stringify([record, ...others].slice(0, maxRecords)), [scopeId, key]);
      });
    });
  });
}

/** The records that the user viewed on this device, the latest first. */
export async function viewedRecords(api: Api): Promise<readonly ViewedRecord[]> {
  const stored = await readCache(api, (scope) => withCache((database) => database.get('bodies', [scope, key])));
  return parse(stored ?? undefined);
}

/** Reads what an earlier version may have stored. */
function parse(stored: string | undefined): readonly ViewedRecord[] {
  let records: unknown;
  try {
    records = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(records) ? records.filter(isViewedRecord) : [];
}

function isViewedRecord(record: unknown): record is ViewedRecord {
  if (!isObject(record)) return false;
  const { path, id, name, at } = record;
  return (
    typeof path === 'string' &&
    isAreaPath(path) &&
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    Number.isFinite(at)
  );
}
