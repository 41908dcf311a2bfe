import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { freshRows } from '#api/calls/fresh-rows.ts';
import type { Entity } from '#entities/define.ts';
import type { ListRow } from '#machines/list/types.ts';
import { listExportMachine } from '#machines/list-export/machine.ts';
import type { ExportContext, PageAsked, PageRead, SavedFile } from '#machines/list-export/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';

/** How rows become a file, and where it goes. */
export interface ExportFile {
  /** Stands before all rows. */
  readonly head: string;
  readonly line: (row: ListRow) => string;
  readonly save: (parts: readonly string[]) => void;
}

/** The machine that reads a whole search, over an entity's list call. */
export function listExportLogic(api: Api, entity: Entity, file: ExportFile) {
  return listExportMachine.provide({
    actors: {
      readPage: fromPromise<Result<PageRead>, PageAsked>(async ({ input: query, signal }) => {
        const answer = await freshRows(api, entity.endpoints.list, { query, fixed: entity.listQuery, signal });
        if (answer.kind !== 'ok') return answer;
        const { data, totalData, totalPageCount } = answer.data;
        const rows = data.map((row) => withPictureUrls(api, entity, row));
        return { ...answer, data: { rows, totalData, totalPageCount } };
      }),
      save: fromPromise<SavedFile, { pages: ExportContext['pages'] }>(async ({ input: { pages }, signal }) => {
        const seen = new Set<ListRow['id']>();
        const parts = [file.head];
        for (const page of pages) {
          // A record that was added while the pages were read has moved others to the next page: they are there twice.
          const fresh = page.filter(({ id }) => !seen.has(id));
          for (const { id } of fresh) seen.add(id);
          parts.push(fresh.map(file.line).join(''));
          await pause();
        }
        if (!signal.aborted) file.save(parts);
        return { records: seen.size };
      }),
    },
  });
}

/** Lets the browser answer a press in between. */
function pause(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(null);
  });
}
