import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import type { StoreOutcome } from '../draft/types.ts';
import { effect } from '../effect.ts';
import { foundGuards } from '../look-up.ts';
import { notice } from '../notice.ts';
import { editCells, retryFailed, setActions, setConverted, setExisting } from './changes.ts';
import {
  currentRow,
  decidedProgress,
  doneProgress,
  failedProgress,
  foundProgress,
  isLookedUp,
  newestAfter,
  sendingProgress,
  setProgress,
  setResult,
} from './progress.ts';
import type { RowAction } from './row.ts';
import { countsOf, rowAt, rowInTurn } from './rows.ts';
import { chooseSheet, filledSheets, matchColumn, openQuestions } from './sheet.ts';
import { endWrite } from './storing.ts';
import { UNCONFIRMED_ROW } from './texts.ts';
import type {
  Acquired,
  AcquireInput,
  CellChange,
  Conversion,
  Converted,
  ConvertResult,
  FindResult,
  FoundRow,
  ImportContext,
  ImportEmitted,
  ImportEvent,
  ImportInput,
  ImportSource,
  ImportTag,
  LookUpResult,
  Resolved,
  RowsToFind,
  RowToSend,
  SentRow,
  Sheet,
  StoredImport,
} from './types.ts';

/** The delay between a change and its write, in milliseconds. */
const STORE_DELAY_MS = 800;

/** How many calls for a row may have no response before the import pauses. Each is looked up. */
const MAX_CALLS_WITHOUT_RESPONSE = 2;

const types = {} as {
  context: ImportContext;
  input: ImportInput;
  events: ImportEvent;
  emitted: ImportEmitted;
  tags: ImportTag;
};

/** The import's parts: its effects (to be provided), guards and actions. */
export const importSetup = setup({
  types,
  actors: {
    /** Reads the tables of a file or a paste. */
    read: effect<Result<readonly Sheet[]>, ImportSource>('read'),
    /** Looks up the names in a sheet on the server, then turns its rows into values and checks them, unless it has to ask. */
    convert: effect<ConvertResult, Conversion>('convert'),
    /** Finds the existing records by the values of some fields. */
    find: effect<FindResult, RowsToFind>('find'),
    /** Takes the lock that lets one window alone change the import. */
    acquire: effect<Acquired, AcquireInput>('acquire'),
    /** Holds the acquired lock until the machine leaves `open` or stops. Ends only if the lock is lost. */
    hold: effect<undefined, { series: string }>('hold'),
    /** Writes the import. Writes happen in order, also if the machine has stopped waiting for an earlier one. */
    store: effect<StoreOutcome, StoredImport>('store'),
    /** Deletes the stored import. Resolves with whether that succeeded. */
    remove: effect<boolean, { series: string }>('remove'),
    send: effect<Result<SentRow>, RowToSend>('send'),
    /** Looks up whether a row without a response was stored. */
    lookUp: effect<LookUpResult, RowToSend>('lookUp'),
  },
  delays: { storeDelay: STORE_DELAY_MS },
  guards: {
    ...resultGuards,
    ...foundGuards,
    wasStored: ({ context }) => context.revision > 0,
    hasSheet: (_, result: Result<readonly Sheet[]>) => filledSheets(result).length > 0,
    isSheet: ({ context }, sheet: number) => context.sheets[sheet] !== undefined,
    isColumn: ({ context }, column: number) => context.match[column] !== undefined,
    isMatched: ({ context }) => context.match.some((field) => field !== null),
    mustAsk: (_, result: ConvertResult) => result.kind === 'ok' && result.data.rows === null,
    isQuestion: ({ context }, id: string) =>
      context.resolved?.questions.some((question) => question.id === id) === true,
    hasFields: (_, fields: readonly string[]) => fields.length > 0,
    isAnswered: ({ context }) => openQuestions(context).length === 0,
    isAcquired: (_, { kind }: Acquired) => kind === 'acquired',
    isElsewhere: (_, { kind }: Acquired) => kind === 'elsewhere',
    hasStarted: ({ context }) => context.hasStarted,
    canMapAgain: ({ context }) => context.sheet !== null && !context.hasStarted,
    isDirty: ({ context }) => context.rows !== context.written,
    isPersisted: (_, outcome: StoreOutcome) => outcome === 'stored',
    isPausingPersisted: ({ context }, outcome: StoreOutcome) => context.isPausing && outcome === 'stored',
    isUnfound: ({ context }) => context.identifyBy.length > 0 && context.unfound.length > 0,
    foundNone: (_, result: FindResult) => result.kind === 'ok' && result.data.length === 0,
    hasPending: ({ context }) => rowInTurn(context.rows) !== null,
    hasFailed: ({ context }) => countsOf(context.rows).failed > 0,
    hasPendingUnstored: ({ context }) => rowInTurn(context.rows) !== null && context.isUnstored,
    isPausing: ({ context }) => context.isPausing,
    isUnsure: ({ context }) => countsOf(context.rows).sending > 0,
    hasUnknownResult: ({ context }, at: number) =>
      ['unknown', 'sending'].includes(context.rows[at]?.progress.kind ?? ''),
    isFound: (_, result: LookUpResult) => isLookedUp(result, 'saved'),
    isUnclear: (_, result: LookUpResult) => isLookedUp(result, 'unsure'),
    isPausingRepeat: ({ context }, result: LookUpResult) =>
      context.isPausing &&
      (foundGuards.isRepeatable(null, result) ||
        (foundGuards.maySend(null, result) && context.notReceived === rowInTurn(context.rows))),
    maySendAgain: ({ context }, result: LookUpResult) =>
      foundGuards.isRepeatable(null, result)
        ? context.callsWithoutResponse < MAX_CALLS_WITHOUT_RESPONSE
        : foundGuards.maySend(null, result) && context.notReceived === rowInTurn(context.rows),
    isRemoved: (_, isRemoved: boolean) => isRemoved,
  },
  actions: {
    setFileName: assign((_, fileName: string) => ({ fileName })),
    setSheets: assign((_, result: Result<readonly Sheet[]>) => ({ sheets: filledSheets(result) })),
    setSheet: assign(({ context }, at: number) => chooseSheet(context, at)),
    setMatch: assign(({ context }, change: { column: number; field: string | null }) => matchColumn(context, change)),
    setResolved: assign((_, resolved: Resolved | null) => ({ resolved })),
    setAnswer: assign(({ context }, { question, answer }: { question: string; answer: string | null }) => ({
      answers: { ...context.answers, [question]: answer },
    })),
    setConverted: assign(({ context }, { rows }: Converted) => setConverted(context, rows ?? [])),
    setAcquired: assign((_, acquired: Acquired) =>
      acquired.kind === 'acquired'
        ? { isKeyed: acquired.isKeyed, ...(acquired.stored && { ...acquired.stored, written: acquired.stored.rows }) }
        : {},
    ),
    edit: assign(({ context }, changes: readonly CellChange[]) => editCells(context, changes)),
    setAction: assign(({ context }, change: { action: RowAction; rows: readonly number[] | null }) => ({
      rows: setActions(context, change),
      ...(change.rows === null && { whenExisting: change.action }),
    })),
    setIdentifyBy: assign((_, identifyBy: readonly string[]) => ({ identifyBy, unfound: 'all' as const })),
    /** All rows are new again. */
    clearExisting: assign(({ context }) => setExisting({ ...context, unfound: 'all' }, [])),
    setExisting: assign(({ context }, found: readonly FoundRow[]) => setExisting(context, found)),
    beginWrite: assign(({ context }) => ({ revision: context.revision + 1 })),
    endWrite: assign(({ context }, outcome: StoreOutcome) => endWrite(context, outcome)),
    setUnstored: assign({ isUnstored: true }),
    startSending: assign({ hasStarted: true, callsWithoutResponse: 0, isPausing: false, failure: null }),
    setPausing: assign({ isPausing: true }),
    clearPausing: assign({ isPausing: false }),
    markSending: assign(({ context }) => ({ ...setProgress(context, sendingProgress(context)), mayBeDone: false })),
    /** A row that was sent before keeps its key, and is looked up before it is sent again. */
    noteNotSent: assign(({ context }) => (context.mayBeDone ? {} : setProgress(context, { kind: 'waiting' }))),
    noteNotReceived: assign(({ context }) => ({ notReceived: rowInTurn(context.rows) })),
    noteRepeated: assign({ notReceived: null, mayBeDone: true }),
    noteNoResponse: assign(({ context }) => ({ callsWithoutResponse: context.callsWithoutResponse + 1 })),
    setDone: assign(({ context }, result: Result<SentRow>) => ({
      ...setResult(context, doneProgress(currentRow(context), result)),
      newestBefore: newestAfter(context, okOf(result).data.id),
    })),
    setFailed: assign(({ context }, result: Result<unknown>) =>
      setResult(context, failedProgress(currentRow(context), result)),
    ),
    setFound: assign(({ context }, result: LookUpResult) => {
      const progress = foundProgress(currentRow(context), result);
      return { ...setResult(context, progress), newestBefore: newestAfter(context, progress.id) };
    }),
    setUnclear: assign(({ context }) => setResult(context, { kind: 'unknown', message: UNCONFIRMED_ROW })),
    decide: assign(({ context }, { row, isSaved }: { row: number; isSaved: boolean }) =>
      setProgress(context, decidedProgress(rowAt(context.rows, row), { isSaved }), row),
    ),
    retryFailed: assign(({ context }) => ({ rows: retryFailed(context) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announceEnd: emit({ type: 'import.ended' }),
    notifyFailure: emit((_, message: string) => notice('error', message)),
  },
});
