import type { OwnApi } from '#api/api.ts';
import { removeRecord, updateRecord } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Subject } from '#machines/removal/machine.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from '../require-declared.ts';
import { writeAndInvalidate } from '../write-and-invalidate.ts';

/** Changes that a list makes to a record. Each is added to the user's recent changes and marks cached pages as stale. */

/** `series` is the UUID of a bulk action. */
export async function removeRow(
  api: OwnApi,
  entity: Entity,
  { id, name }: Subject,
  series?: string,
): Promise<Result<unknown>> {
  return await writeAndInvalidate(api, {
    changed: entity,
    series,
    recent: { area: entity.path, action: 'delete', id, name, fields: [] },
    send: (options) => removeRecord(api, requireDeclared(entity.endpoints.remove), id, options),
  });
}

interface StatusOf extends Subject {
  readonly to: string;
  /** The status before; '' if unknown. */
  readonly before: string;
  /** The version of the record, if the change depends on what the user has seen. */
  readonly version?: string | undefined;
}

/** Section 4: lists toggle active and inactive as '1' and '0', by the entity's update call. A match has words. */
export async function setRowStatus(
  api: OwnApi,
  entity: Entity,
  { id, name, to, before, version }: StatusOf,
  series?: string,
): Promise<Result<unknown>> {
  return await writeAndInvalidate(api, {
    changed: entity,
    series,
    recent: { area: entity.path, action: 'edit', id, name, fields: [{ name: 'status', before, after: to }] },
    send: (options) =>
      updateRecord(api, requireDeclared(entity.endpoints.update), id, { status: to }, { ...options, version }),
  });
}
