import type { StoreOutcome } from '../draft/types.ts';
import type { ImportContext, ImportInput, StoredImport } from './types.ts';

/** The part of the context that is stored. */
export function storedOf(context: ImportContext): StoredImport {
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

/** After a failed write a reload would lose the import. */
export function endWrite(
  { rows }: Pick<ImportContext, 'rows'>,
  outcome: StoreOutcome,
): Partial<Pick<ImportContext, 'written' | 'trouble' | 'isUnstored'>> {
  return outcome === 'stored' ? { written: rows, trouble: null, isUnstored: false } : { trouble: outcome };
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
    sheets: [],
    sheet: null,
    resolved: null,
    answers: {},
    trouble: null,
    isUnstored: false,
    isKeyed: false,
    callsWithoutResponse: 0,
    mayBeDone: false,
    notReceived: null,
    isPausing: false,
    failure: null,
    ...restored,
    written: restored?.rows ?? [],
  };
}
