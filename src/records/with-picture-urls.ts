import { type Api, pictureAddress } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { pictureMembers } from '#fields/field.ts';

/** The record with absolute picture URLs, because the API may have another origin. */
export function withPictureUrls<R extends Readonly<Record<string, unknown>>>(api: Api, entity: Entity, record: R): R {
  const pictures = pictureMembers(entity.fields).map((name): [string, unknown] => {
    const address = record[name];
    return [name, typeof address === 'string' ? pictureAddress(api, address) : address];
  });
  return { ...record, ...Object.fromEntries<unknown>(pictures) };
}
