import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { isSecret, type Values } from '#fields/field.ts';
import { differingFields } from '#machines/form/compare.ts';
import { withCacheEventually } from '#storage/cache/store/database.ts';
import type { Change, ChangedField } from '#storage/changes.ts';
import { putChange, readChanges } from '#storage/put-change.ts';

/** The most UTF-16 units of a value that are stored: enough to recognize it. */
const maxValueLength = 2000;

/** A change before its outcome is known. */
export type RecentChange = Omit<Change, 'at' | 'outcome'>;

/** Stores a change for the user of a scope. A storage failure is only logged: the write itself has happened. */
export async function putRecentChange(scope: string, change: RecentChange, outcome: Change['outcome']): Promise<void> {
  const stored = { ...change, at: Date.now(), outcome };
  await withCacheEventually(async (database) => database)
    .then((database) => putChange(database, scope, stored))
    .catch((error: unknown) => console.warn('A recent change was not stored:', error));
}

/** The changes that the signed-in user made from this device, newest first. */
export async function recentChanges(api: Api): Promise<readonly Change[]> {
  const scope = await api.scope();
  return scope === null ? [] : await readChanges(scope);
}

/** The fields that differ between two sets of form values, in the stored shape. */
export function changedFieldsOf({ fields }: Entity, before: Values, after: Values): readonly ChangedField[] {
  return differingFields(after, before)
    .filter((name) => !isSecret(fields[name]))
    .map((name) => ({ name, before: shortened(before[name]), after: shortened(after[name]) }));
}

/** A file is stored by its name. Long texts are cut; other long values are left out. */
function shortened(value: unknown): unknown {
  if (value instanceof Blob) return value instanceof File ? value.name : '';
  if (typeof value === 'string') return value.slice(0, maxValueLength);
  return JSON.stringify(value ?? '').length <= maxValueLength ? (value ?? '') : '';
}
