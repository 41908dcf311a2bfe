import type { Result } from '#machines/result.ts';
import { type Outdated, okOf, outdatedOf } from '#machines/result-parts.ts';
import { SAVED_AFTER_ALL } from './texts.ts';
import type { FormContext, FormValues, VersionedRecord } from './types.ts';

interface Done<Output> {
  readonly event: { readonly output: Output };
}

/** The record that was read. Throws unless a guard has checked the result. */
export function recordIn({ event }: Done<Result<FormValues>>): VersionedRecord {
  const { data, version = null } = okOf(event.output);
  return { record: data, version };
}

/** The record that an outdated save returned. Throws unless a guard has checked the result. */
export function currentIn({ event }: Done<Result<unknown, FormValues>>): VersionedRecord {
  const { current, version } = outdatedOf(event.output);
  return { record: current, version };
}

/** Actions that report a save that the record contains already. `recordOf` reads the record. */
export function savedBefore<Event>(recordOf: (done: Event) => VersionedRecord) {
  return [
    {
      type: 'setOutput',
      params: (done: Event) => ({ message: SAVED_AFTER_ALL, data: recordOf(done).record }),
    },
    { type: 'notifySuccess', params: SAVED_AFTER_ALL },
  ] as const;
}

/** The record as another user changed it. */
export function elsewhere(current: VersionedRecord | null): Pick<FormContext, 'changedElsewhere' | 'versionElsewhere'> {
  return { changedElsewhere: current?.record ?? null, versionElsewhere: current?.version ?? null };
}

/** Whether it is an edit whose record the server cannot compare. The form reads it before the save. */
export function isUnversionedEdit({ mode, version }: Pick<FormContext, 'mode' | 'version'>): boolean {
  return mode === 'edit' && version === null;
}

/** Whether the server rejected an edit because the record has changed. */
export function isOutdated(
  { mode }: Pick<FormContext, 'mode'>,
  result: Result<unknown, FormValues>,
): result is Outdated<FormValues> {
  return mode === 'edit' && result.kind === 'outdated';
}

/** The newest record that is known, and its version. */
export function currentBase({
  changedElsewhere,
  versionElsewhere,
  base,
  version,
}: FormContext): Pick<FormContext, 'base' | 'version'> {
  return changedElsewhere === null ? { base, version } : { base: changedElsewhere, version: versionElsewhere };
}
