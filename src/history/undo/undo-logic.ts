import type { Api, OwnApi } from '#api/api.ts';
import { listHistory, restoreEntry } from '#api/calls/history-calls.ts';
import { entityAt, isEntityPath } from '#entities/registry.ts';
import { effectOf } from '#machines/effect.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import type { Failure, Result } from '#machines/result.ts';
import { type Conflict, type Offer, type Undone, undoMachine } from '#machines/undo/machine.ts';
import { newUuid } from '#records/new-uuid.ts';
import { writeAndInvalidate } from '#records/write-and-invalidate.ts';
import { withCache } from '#storage/cache/store/database.ts';
import { addUndo, removeUndo } from '#storage/put-change.ts';

/** The undo machine with the calls of the history. */
export function undoLogic(api: OwnApi) {
  return undoMachine.provide({
    actors: {
      undo: effectOf(({ input: { offer, replaced } }) => undoSeries(api, offer, replaced)),
      storeUndo: effectOf(
        ({ input }) => storeUndo(api, input),
        () => false,
      ),
    },
    actions: {
      forgetUndo: (_, offer) => void forgetUndo(api, offer),
    },
  });
}

async function storeUndo(api: Api, offer: Offer): Promise<boolean> {
  const scope = await api.scope();
  if (scope === null) return false;
  return await withCache((cache) => addUndo(cache, scope, offer));
}

async function forgetUndo(api: Api, { series }: Offer): Promise<void> {
  const scope = await api.scope();
  if (scope === null) return;
  // An undo that is sent again changes nothing.
  await removeUndo(scope, series).catch((error: unknown) => console.warn('An undo was not forgotten:', error));
}

/**
 * Restores the user's entries of a series, the newest first. A restore that is repeated changes nothing, so an undo
 * without a response can be sent again.
 */
async function undoSeries(
  api: OwnApi,
  { series, area }: Offer,
  replaced: readonly Conflict[],
): Promise<Result<Undone>> {
  const read = await entriesOf(api, series);
  if (read.kind !== 'ok') return read;
  if (!isEntityPath(area)) throw new Error(`There is no area ${area}`);
  const entity = entityAt(area);
  const undoing = newUuid();
  const conflicts: Conflict[] = [];
  let failure: Failure | undefined;
  for (const entry of read.data.filter(({ isRestorable }) => isRestorable)) {
    const result = await writeAndInvalidate(api, {
      changed: entity,
      recent: null,
      series: undoing,
      send: (options) => {
        const seen = replaced.find((conflict) => conflict.entry.id === entry.id);
        return restoreEntry(api, { id: entry.id, seen, ...options });
      },
    });
    if (result.kind === 'outdated') conflicts.push({ entry, current: result.current, version: result.version });
    else if (result.kind === 'rejected') failure ??= result;
    else if (result.kind !== 'ok') return result;
  }
  return failure ?? { kind: 'ok', data: { conflicts }, message: '' };
}

/** The most entries in one response. */
const perPage = 100;

/** An import can be opened by its address, so another user's changes may be in the same series. */
async function entriesOf(api: OwnApi, seriesId: string): Promise<Result<readonly HistoryEntry[]>> {
  const userId = String(api.author ?? '');
  const entries: HistoryEntry[] = [];
  for (let page = 1; ; page += 1) {
    const read = await listHistory(api, { page, perPage, search: '', filters: { seriesId, userId } });
    if (read.kind !== 'ok') return read;
    entries.push(...read.data.rows);
    if (page >= read.data.totalPageCount) return { kind: 'ok', data: entries, message: read.message };
  }
}
