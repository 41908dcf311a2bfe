import type { Api } from '#api/api.ts';
import { listHistory } from '#api/calls/history-calls.ts';
import type { Entity } from '#entities/define.ts';
import { pictureMembers } from '#fields/field.ts';
import { effectOf } from '#machines/effect.ts';
import type { HistoryChange, HistoryEntry } from '#machines/history/types.ts';
import { listMachine } from '#machines/list/machine.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { recordedAreas } from './recorded-areas.ts';

/**
 * A list of the history. It has no cache: its pages contain personal data of every area, and an old history misleads. Its
 * rows are entries.
 */
export function historyLogic(api: Api) {
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ input, signal }) => {
        const result = await listHistory(api, input, signal);
        if (result.kind !== 'ok') return result;
        const entities = new Map(recordedAreas.map(({ resource, entity }) => [resource, entity]));
        const rows = result.data.rows.map((entry) => withPictures(api, entities.get(entry.entity), entry));
        return { ...result, data: { ...result.data, rows } };
      }),
    },
  });
}

/** The entry with absolute picture URLs, because the API may have another origin. */
function withPictures(api: Api, entity: Entity | undefined, entry: HistoryEntry): HistoryEntry {
  const pictures = new Set(entity && pictureMembers(entity.fields));
  if (entity === undefined || !entry.changes.some(({ field }) => pictures.has(field))) return entry;
  const url = (field: string, value: unknown) => withPictureUrls(api, entity, { [field]: value })[field];
  const changes = entry.changes.map((change): HistoryChange => {
    const { field, before, after } = change;
    return pictures.has(field) ? { ...change, before: url(field, before), after: url(field, after) } : change;
  });
  return { ...entry, changes };
}
