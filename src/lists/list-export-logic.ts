import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { yieldToBrowser } from '#domain/yield-to-browser.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import type { ListRow } from '#machines/list/types.ts';
import { listExportMachine } from '#machines/list-export/machine.ts';
import type { Failure } from '#machines/result.ts';
import { pageOf } from './page-store.ts';

/** How rows become a file, and where it is saved. */
export interface ExportFile<Line> {
  readonly line: (row: ListRow) => Line;
  /** Makes the file of all lines and saves it. Resolves with whether that succeeded. */
  readonly save: (lines: readonly Line[]) => boolean | Promise<boolean>;
}

/** Shown if the file could not be made. */
const NOT_MADE: Failure = { kind: 'fault', message: 'The file could not be created. Try again.' };

/** The machine that reads all pages of a search, with an entity's list call. */
export function listExportLogic<Line>(api: Api, entity: Entity, file: ExportFile<Line>) {
  return listExportMachine.provide({
    actors: {
      readPage: effectOf(async ({ input: query, signal }) => {
        const request = { fixed: entity.listQuery, signal, access: 'signed' } as const;
        return pageOf(api, entity, await listRows(api, entity.endpoints.list, query, request));
      }),
      save: effectOf(async ({ input: { pages }, signal }) => {
        const seen = new Set<ListRow['id']>();
        const lines: Line[] = [];
        for (const page of pages) {
          // A record added between two page reads moves others to the next page. They would appear twice.
          const unseen = page.filter(({ id }) => !seen.has(id));
          for (const { id } of unseen) seen.add(id);
          lines.push(...unseen.map(file.line));
          await yieldToBrowser();
        }
        if (!signal.aborted && !(await file.save(lines))) return NOT_MADE;
        return { kind: 'ok', message: '', data: { records: seen.size } };
      }),
    },
  });
}
