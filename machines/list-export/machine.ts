import { assign, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { ListPage, ListQuery } from '../list/types.ts';
import { setFailure, when } from '../routes.ts';
import type { Tags } from '../tags.ts';

/** The records to export, and the size of the pages to read. */
type ExportInput = Omit<ListQuery, 'page'>;

/** The content of the file. */
export interface SavedFile {
  /** The number of different records. */
  readonly records: number;
}

export interface ExportContext extends ExportInput {
  /** The pages read so far, in their order. */
  readonly pages: readonly ListPage['rows'][];
  /** The number of rows in these pages. */
  readonly read: number;
  /** The total number of records, as of the first response that counted them exactly, and of the latest. */
  readonly firstTotal: number | null;
  readonly total: number | null;
  /** Whether the latest page was the last one. */
  readonly isWhole: boolean;
  readonly failure: Failure | null;
  readonly saved: SavedFile | null;
}

const types = {} as {
  context: ExportContext;
  input: ExportInput;
  events: { type: 'export.cancel' } | { type: 'export.retry' } | { type: 'session.resumed' };
  tags: Tags<'busy' | 'awaitingSignIn'>;
};

const exportSetup = setup({
  types,
  actors: {
    readPage: effect<Result<ListPage>, ListQuery>('readPage'),
    /** Makes a file of the rows and downloads it. */
    save: effect<Result<SavedFile>, { pages: ExportContext['pages'] }>('save'),
  },
  guards: {
    ...resultGuards,
    isWhole: ({ context }) => context.isWhole,
  },
  actions: {
    setPage: assign(({ context }, { rows, totalData, totalPageCount, isEstimate = false }: ListPage) => ({
      pages: [...context.pages, rows],
      read: context.read + rows.length,
      firstTotal: context.firstTotal ?? (isEstimate ? null : totalData),
      total: totalData,
      // The export also ends if the list got shorter, or if a page has no rows.
      isWhole: context.pages.length + 1 >= totalPageCount || rows.length === 0,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    setSaved: assign((_, saved: SavedFile) => ({ saved })),
  },
});

/**
 * Exports all rows of a search as one file. It reads page after page, because the API has no call for all rows. After a
 * failure or an expired session it continues with the next page. It makes no file before all pages are read, because an
 * incomplete file looks like a complete one.
 */
export const listExportMachine = exportSetup.createMachine({
  id: 'listExport',
  context: ({ input }) => ({
    ...input,
    pages: [],
    read: 0,
    firstTotal: null,
    total: null,
    isWhole: false,
    failure: null,
    saved: null,
  }),
  initial: 'reading',
  states: {
    deciding: { always: [{ guard: 'isWhole', target: 'saving' }, { target: 'reading' }] },
    reading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'readPage',
        input: ({ context: { search, filters, perPage, pages } }) => ({
          search,
          filters,
          perPage,
          page: pages.length + 1,
        }),
        onDone: [
          {
            guard: when('ok'),
            target: 'deciding',
            actions: { type: 'setPage', params: ({ event }) => okOf(event.output).data },
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          { target: 'failed', actions: setFailure },
        ],
      },
      on: { 'export.cancel': 'cancelled' },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'reading', 'export.cancel': 'cancelled' },
    },
    failed: {
      on: { 'export.retry': { target: 'deciding', actions: 'clearFailure' }, 'export.cancel': 'cancelled' },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { pages } }) => ({ pages }),
        onDone: [
          {
            guard: when('ok'),
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => okOf(event.output).data },
          },
          { target: 'failed', actions: setFailure },
        ],
      },
      on: { 'export.cancel': 'cancelled' },
    },
    saved: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
