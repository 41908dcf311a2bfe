import type { Api } from '#api/api.ts';
import { readPicture } from '#api/calls/read-picture.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Value, Values } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import type { Result } from '#machines/result.ts';
import { declared } from './declared.ts';
import { withPictureUrls } from './with-picture-urls.ts';

/** A record as the values of a new one. Its pictures come along as files; one that cannot be read is left out. */
export async function copyValues(
  api: Api,
  entity: Entity,
  id: number | string,
  signal?: AbortSignal,
): Promise<Result<Values>> {
  const answer = await readRecord(api, declared(entity.endpoints.read), id, signal);
  if (answer.kind !== 'ok') return answer;
  const values = valuesOf(entity.fields, 'create', withPictureUrls(api, entity, answer.data));
  const pictures = Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'image')
    .map(async ([name]): Promise<[string, Value]> => [name, (await readPicture(api, values[name], signal)) ?? '']);
  const copy = { ...values, ...Object.fromEntries(await Promise.all(pictures)) };
  return { ...answer, data: entity.copied?.(copy) ?? copy };
}
