import type { StoreOutcome } from '../draft/types.ts';
import { entriesOf } from './chunks.ts';
import { countRows, noCounts } from './counts.ts';
import { firstToSend } from './progress.ts';
import { withRows } from './row.ts';
import type { ImportContext, ImportInput, ImportToStore, StoredImport } from './types.ts';

/** The part of the context that is stored. */
function storedOf(context: ImportContext): StoredImport {
  const { series, firstKey, revision, fileName, header, match, rows } = context;
  const { identifyBy, whenExisting, unfound, hasStarted, newestBefore } = context;
  return {
    series,
    firstKey,
    revision,
    fileName,
    header,
    match,
    rows,
    identifyBy,
    whenExisting,
    unfound,
    hasStarted,
    newestBefore,
  };
}

export function toStore(context: ImportContext): ImportToStore {
  return { state: storedOf(context), changed: context.writing };
}

type Writing = Pick<ImportContext, 'dirty' | 'writing' | 'revision'>;

/** A write also has the rows of an earlier one that did not end. */
export function beginWrite({ dirty, writing, revision }: Writing): Writing {
  return { writing: withRows(writing, dirty), dirty: [], revision: revision + 1 };
}

/** After a failed write, the next one writes all rows. */
export function endWrite(outcome: StoreOutcome): Pick<ImportContext, 'writing' | 'trouble'> {
  return outcome === 'stored' ? { writing: [], trouble: null } : { writing: 'all', trouble: outcome };
}

/** The state of a new import, or of one from an earlier visit. */
export function initialContext({ match, validate, restored, ...input }: ImportInput): ImportContext {
  return {
    revision: 0,
    fileName: '',
    header: [],
    match: [],
    rows: [],
    identifyBy: [],
    // Nothing is overwritten unless the user says so.
    whenExisting: 'skip',
    unfound: [],
    hasStarted: false,
    ...input,
    validate,
    suggest: match,
    source: null,
    sheets: [],
    sheet: null,
    known: {},
    questions: [],
    answers: {},
    counts: noCounts,
    dirty: [],
    writing: [],
    trouble: null,
    isUnstored: false,
    isKeyed: false,
    cursor: null,
    callsWithoutResponse: 0,
    mayBeDone: false,
    notReceived: null,
    isPausing: false,
    failure: null,
    ...(restored && restoredParts(restored)),
  };
}

type Restored = StoredImport & Pick<ImportContext, 'counts' | 'cursor' | 'dirty' | 'writing'>;

/** An import as it was stored. */
export function restoredParts(stored: StoredImport): Restored {
  const counts = countRows([...entriesOf(stored.rows)].map(([, row]) => row));
  return { ...stored, counts, cursor: firstToSend({ rows: stored.rows, counts }), dirty: [], writing: [] };
}
