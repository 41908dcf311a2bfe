import type { Api } from '#api/api.ts';
import { readPicture } from '#api/calls/read-picture.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Value, Values } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from './require-declared.ts';
import { withPictureUrls } from './with-picture-urls.ts';

/** The values of a new record that copies another. Pictures are copied as files; those that cannot be read are left out. */
export async function copyValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<Values>> {
  const result = await readRecord(api, requireDeclared(entity.endpoints.read), id, signal);
  if (result.kind !== 'ok') return result;
  const values = valuesOf(entity.fields, 'create', withPictureUrls(api, entity, result.data));
  const pictures = Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'image')
    .map(async ([name]): Promise<[string, Value]> => [name, (await readPicture(api, values[name], signal)) ?? '']);
  const copy = { ...values, ...Object.fromEntries(await Promise.all(pictures)) };
  return { ...result, data: entity.copied?.(copy) ?? copy };
}
