import type { Failure } from '#machines/result.ts';
import type { ListPage, ListRow } from '../list/types.ts';

/** A whole search is read in pages of this size. */
export interface ExportInput {
  readonly search: string;
  readonly perPage: number;
}

export interface ExportContext extends ExportInput {
  /** The pages read so far, in their order. */
  readonly pages: readonly (readonly ListRow[])[];
  /** How many rows they have together. */
  readonly read: number;
  /** How many records the search had in all, as the first answer and the latest said. */
  readonly firstTotal: number | null;
  readonly total: number | null;
  /** Whether the latest page was the last one. */
  readonly isWhole: boolean;
  readonly failure: Failure | null;
  readonly saved: SavedFile | null;
}

/** What went into the file. */
export interface SavedFile {
  /** Each record once, however often it was read. */
  readonly records: number;
}

export type ExportEvent =
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' }
  | { readonly type: 'session.resumed' };

export type ExportTag = 'busy' | 'awaitingSignIn';

/** What the effect that reads one page is asked for, and answers. */
export interface PageAsked extends ExportInput {
  /** From 1. */
  readonly page: number;
}
export type PageRead = Pick<ListPage, 'rows' | 'totalData' | 'totalPageCount'>;
