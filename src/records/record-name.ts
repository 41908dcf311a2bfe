import { type Api, ownApi } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';

/** Reads the name of a record; null if it cannot be read. */
export async function readRecordName(
  api: Api,
  entity: Entity,
  id: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (entity.endpoints.read === undefined) return null;
  const result = await readRecord(ownApi(api), entity.endpoints.read, id, { signal });
  return result.kind === 'ok' ? rowName(entity, result.data) : null;
}
