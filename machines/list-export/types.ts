import type { Failure } from '#machines/result.ts';
import type { ListPage, ListRow } from '../list/types.ts';

/** The search to export, and the size of the pages to read. */
export interface ExportInput {
  readonly search: string;
  readonly perPage: number;
}

export interface ExportContext extends ExportInput {
  /** The pages read so far, in their order. */
  readonly pages: readonly (readonly ListRow[])[];
  /** The number of rows in these pages. */
  readonly read: number;
  /** The total number of records, as of the first response and of the latest. */
  readonly firstTotal: number | null;
  readonly total: number | null;
  /** Whether the latest page was the last one. */
  readonly isWhole: boolean;
  readonly failure: Failure | null;
  readonly saved: SavedFile | null;
}

/** The content of the file. */
export interface SavedFile {
  /** The number of different records. */
  readonly records: number;
}

export type ExportEvent =
  | { readonly type: 'export.cancel' }
  | { readonly type: 'export.retry' }
  | { readonly type: 'session.resumed' };

export type ExportTag = 'busy' | 'awaitingSignIn';

/** The input of the effect that reads one page. */
export interface PageAsked extends ExportInput {
  /** From 1. */
  readonly page: number;
}
export type PageRead = Pick<ListPage, 'rows' | 'totalData' | 'totalPageCount'>;
