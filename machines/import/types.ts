import type { Failure, Result } from '#machines/result.ts';
import type { StoreOutcome } from '../draft/types.ts';
import type { FormErrors, FormValues } from '../form/types.ts';
import type { Found } from '../look-up.ts';
import type { Notice } from '../notice.ts';
import type { Tags } from '../tags.ts';
import type { ImportRow, RowAction } from './row.ts';
import type { ImportRows } from './rows.ts';

/** A file, or a text that was pasted, whose name is ''. Machines have no type for a file. */
export interface ImportSource {
  readonly name: string;
  readonly content: unknown;
}

/** A cell as it was read. Files of text have only texts. `null` is an empty cell. */
export type SheetCell = string | number | boolean | Date | null;

/** A table of the file. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The rows below the header. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** The number of the first of these rows in the file, from 1. */
  readonly firstLine: number;
  /** How the text of the file was read, if it can be read in several ways. */
  readonly encoding?: string;
}

/** The field of each column, or of its time of day; `null` if the column is not imported. */
export type ColumnMatch = readonly (string | null)[];

/**
 * What the app cannot know: which record a name means, whether the day or the month comes first in a date, the value that
 * all rows have in a field without a column, which day times without one are on, and at which time days without one. `day` is
 * answered with 'YYYY-MM-DD', `time` with 'HH:MM'.
 */
export interface Question {
  readonly id: string;
  readonly kind: 'reference' | 'dateOrder' | 'allRows' | 'day' | 'time';
  readonly field: string;
  /** The value in the file. */
  readonly text: string;
  /** In how many rows it occurs. */
  readonly rows: number;
  /** The possible answers. None if no record has the name: then only `null` can be answered. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The values that were found for the texts of a field: `{ team_id: { lions: '7' } }`. Null if the record has no such value. */
export type KnownReferences = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** The answer to each question by its id. `null` leaves the value empty. */
export type Answers = Readonly<Record<string, string | null>>;

/** The result of looking up all references. The questions are what is ambiguous or unknown, each once for all its rows. */
export interface Resolved {
  readonly known: KnownReferences;
  readonly questions: readonly Question[];
}

/** How the cells of a sheet become values. `resolved`: null before its names were looked up. */
export interface Conversion {
  readonly sheet: Sheet;
  readonly match: ColumnMatch;
  readonly resolved: Resolved | null;
  readonly answers: Answers;
}

/** The rows of a sheet; null if the user has to answer the questions before. */
export interface Converted {
  readonly resolved: Resolved;
  readonly rows: readonly ConvertedRow[] | null;
}

/** A row of the sheet as values of the form. Its parts are those of `ImportRow`. */
export type ConvertedRow = Pick<ImportRow, 'line' | 'texts' | 'values' | 'unread' | 'errors'>;

/** By which fields, together, existing records of rows are found; of those that are `unfound` and can be changed. */
export interface RowsToFind extends Pick<StoredImport, 'rows' | 'unfound'> {
  readonly fields: readonly string[];
}

/** The existing records of a row. A row that is not asked for can repeat one that was edited. */
export interface FoundRow {
  /** The index of the row. */
  readonly at: number;
  readonly existing: ImportRow['existing'];
}

/**
 * A row to send, or to look up after it was sent without a response. `key` is its idempotency key, if it has one; `series`
 * the id of the whole import in the history.
 */
export interface RowToSend {
  readonly at: number;
  readonly action: 'create' | 'update';
  readonly values: FormValues;
  readonly existing: ImportRow['existing'];
  readonly key: string | null;
  readonly series: string;
  /** The highest id of a record that certainly existed before this row was sent; null if unknown. */
  readonly newestBefore: number | null;
  /** The request may still be on its way: repeat the lookup before the result is `notSaved`. */
  readonly isRepeated: boolean;
}

/** The serializable state of an import from the check of its rows on. */
export interface StoredImport {
  /** Identifies the import, on this device and in the history: a UUID. */
  readonly series: string;
  /** The keys of all rows are derived from it: a UUID. */
  readonly firstKey: string;
  /** Increases with every write. */
  readonly revision: number;
  /** The file, for the user; '' for a paste. */
  readonly fileName: string;
  readonly header: readonly string[];
  readonly match: ColumnMatch;
  readonly rows: ImportRows;
  /** The fields by which existing records are found, together; none if they are not. */
  readonly identifyBy: readonly string[];
  /** The action for rows whose record exists. */
  readonly whenExisting: RowAction;
  /** The indexes of the rows whose existing records are not known, or all. */
  readonly unfound: readonly number[] | 'all';
  /** A row was sent, or about to be. */
  readonly hasStarted: boolean;
  readonly newestBefore: number | null;
}

/**
 * - `acquired`: this window alone may change the import. `stored` is its state if another window changed it since
 *   `revision`, otherwise null. `isKeyed`: the server has keys for creates, so rows are sent with theirs.
 * - `elsewhere`: another window has it.
 * - `gone`: another window has ended it.
 */
export type Acquired =
  | { readonly kind: 'acquired'; readonly stored: StoredImport | null; readonly isKeyed: boolean }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'gone' };

/** `isWaiting`: wait until the other window ends. */
export interface AcquireInput {
  readonly series: string;
  readonly revision: number;
  readonly isWaiting: boolean;
}

/** The response to a row. `id` is null if the response has none. */
export interface SentRow {
  readonly id: number | string | null;
}

export interface ImportInput extends Pick<StoredImport, 'series' | 'firstKey' | 'newestBefore'> {
  /** Suggests a field for each column; pure. */
  readonly match: (sheet: Sheet) => ColumnMatch;
  /** The field by which records differ, if there is one: existing records are found by it unless the user chooses otherwise. */
  readonly identity: string | null;
  /** The form's rules, by path; pure. A row that updates a record may leave required fields out. */
  readonly validate: (values: FormValues, mode: 'create' | 'edit') => FormErrors;
  /** The state of an earlier visit. */
  readonly restored?: StoredImport;
}

export interface ImportContext
  extends StoredImport,
    Pick<Conversion, 'resolved' | 'answers'>,
    Pick<ImportInput, 'validate' | 'identity'> {
  readonly suggest: ImportInput['match'];
  readonly sheets: readonly Sheet[];
  /** The chosen sheet; null before, and in an import of an earlier visit. */
  readonly sheet: Sheet | null;
  /** The rows of the last write. */
  readonly written: ImportRows;
  /** Why the last write failed: a reload would lose the import. */
  readonly trouble: Exclude<StoreOutcome, 'stored'> | null;
  /** The user continues although the import cannot be stored. */
  readonly isUnstored: boolean;
  /** Rows are sent with their keys. */
  readonly isKeyed: boolean;
  /** How many calls for the row in turn had no response since the user last continued. */
  readonly callsWithoutResponse: number;
  /** The server may have done an earlier request for the row in turn. */
  readonly mayBeDone: boolean;
  /** The row that the server did not receive, as far as a lookup can tell. Only the user's word sends it again. */
  readonly notReceived: number | null;
  /** The user wants to pause after the current row. */
  readonly isPausing: boolean;
  /** Why the import stopped by itself, until it continues. */
  readonly failure: Failure | null;
}

/** A new value for a cell of the grid. `row` is the index of the row. */
export interface CellChange {
  readonly row: number;
  readonly name: string;
  readonly value: unknown;
}

export type ImportEvent =
  | { readonly type: 'import.choose'; readonly source: ImportSource }
  /** The index of the sheet: the first is chosen unless the user chooses another. */
  | { readonly type: 'import.chooseSheet'; readonly sheet: number }
  /** Another field for a column. A field has one column. */
  | { readonly type: 'import.match'; readonly column: number; readonly field: string | null }
  | { readonly type: 'import.answer'; readonly question: string; readonly answer: string | null }
  /** The columns are matched, or the questions are answered. */
  | { readonly type: 'import.next' }
  | { readonly type: 'import.back' }
  /** Finds existing records by these fields together. */
  | { readonly type: 'import.identify'; readonly fields: readonly string[] }
  | { readonly type: 'import.edit'; readonly changes: readonly CellChange[] }
  /** `rows`: indexes, or null for all rows whose record exists. */
  | { readonly type: 'import.setAction'; readonly action: RowAction; readonly rows: readonly number[] | null }
  /** The user's word on a row without a response: whether the server has it. */
  | { readonly type: 'import.decide'; readonly row: number; readonly isSaved: boolean }
  /** Writes at once, because the page may close. */
  | { readonly type: 'import.flush' }
  | { readonly type: 'import.start' }
  | { readonly type: 'import.pause' }
  | { readonly type: 'import.goOn' }
  /** Sends all failed rows again. */
  | { readonly type: 'import.retryFailed' }
  /** The server can be reached again. */
  | { readonly type: 'import.reconnected' }
  /** Ends the import. Rows that are not sent are dropped. */
  | { readonly type: 'import.close' }
  | { readonly type: 'session.resumed' };

/** `ended`: sending has stopped, so the list reloads. */
export type ImportEmitted = Notice | { readonly type: 'import.ended' };

/** What the screen shows. */
export const importStages = [
  'choosing',
  'reading',
  'matching',
  'converting',
  'asking',
  'checking',
  'sending',
  'elsewhere',
] as const;

export type ImportTag = Tags<
  | (typeof importStages)[number]
  | 'busy'
  | 'awaitingSignIn'
  | 'awaitingConnection'
  | 'writing'
  | 'finding'
  | 'lookingUp'
  | 'unstorable'
  | 'paused'
  | 'finished'
>;

/** The results of the effects that look something up on the server. */
export type ConvertResult = Result<Converted>;
export type FindResult = Result<readonly FoundRow[]>;
export type LookUpResult = Result<Found>;
