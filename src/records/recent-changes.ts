import type { Api } from '#api/api.ts';
import { withCacheEventually } from '#cache/store/with-cache.ts';
import type { Entity } from '#entities/define.ts';
import type { Field, Values } from '#fields/field.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { differingFields } from '#machines/form/selectors.ts';
import type { Change, ChangedField } from '#storage/changes/database.ts';
import { putChange, readChanges } from '#storage/changes/put-change.ts';

/** How much of a value is kept, in UTF-16 units: enough to know it again. */
const longest = 2000;

/** What a write changes, before it is known what comes of it. */
export type RecentChange = Omit<Change, 'at' | 'outcome'>;

/** Keeps it for the person of a scope. What cannot be kept is not: the write is done all the same. */
export async function putRecentChange(scope: string, change: RecentChange, outcome: Change['outcome']): Promise<void> {
  const noted = { ...change, at: Date.now(), outcome };
  await withCacheEventually(async (kept) => kept)
    .then((kept) => putChange(kept, scope, noted))
    .catch((error: unknown) => console.warn('A change is not noted:', error));
}

/** What the person who is here has changed from this device, the newest first. */
export async function recentChanges(api: Api): Promise<readonly Change[]> {
  const scope = await api.scope();
  return scope === null ? [] : await readChanges(scope);
}

/** What differs between the values of a form, as it is kept. */
export function changedFieldsOf({ fields }: Entity, before: Values, after: Values): readonly ChangedField[] {
  return differingFields(after, before, (_, one, other) => isSameValue(one, other))
    .filter((name) => !isSecret(fields[name]))
    .map((name) => ({ name, before: shortened(before[name]), after: shortened(after[name]) }));
}

function isSecret(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.entry === 'password';
}

/** A file would keep its bytes: its name is enough. What is too long is left out where it cannot be cut. */
function shortened(value: unknown): unknown {
  if (value instanceof Blob) return value instanceof File ? value.name : '';
  if (typeof value === 'string') return value.slice(0, longest);
  return JSON.stringify(value ?? '').length <= longest ? (value ?? '') : '';
}
