import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoints, Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import { specifiedCalls } from '../../contract/section-7.ts';

/** An entity with all five calls. */
export type WholeEntity = Entity & { readonly endpoints: Required<Endpoints> };

const folder = resolve(import.meta.dirname, '../../../src/entities/declared');

/** Vitest, Playwright and tsx read this file: a glob of Vite would serve only the first. */
export const declaredEntities: readonly Entity[] = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { entity } = (await import(pathToFileURL(join(folder, file)).href)) as { readonly entity: Entity };
    return entity;
  }),
);

const isSpecified = ({ endpoints }: Entity) => specifiedCalls.some(({ call }) => call === endpoints.list);

/** Only an entity with all calls and a name has derived entries. The tests ask for those of any other. */
function whole(entity: Entity): readonly WholeEntity[] {
  const { list, read, create, update, remove } = entity.endpoints;
  if (read === undefined || create === undefined || update === undefined || remove === undefined) return [];
  return titleIn(entity) === undefined ? [] : [{ ...entity, endpoints: { list, read, create, update, remove } }];
}

/**
 * The declared entities that section 7 of the specification lacks. Their entries in the tables of the tests follow from
 * their declarations; an entry that is written by hand replaces the derived one.
 */
export const furtherEntities: readonly WholeEntity[] = declaredEntities
  .filter((entity) => !isSpecified(entity))
  .flatMap(whole);

/** An entry of each further entity, by its path. */
export function byPath<T>(entryOf: (entity: WholeEntity) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(furtherEntities.map((entity) => [entity.path, entryOf(entity)]));
}

/** The first line of plain text, by which lists show a record. */
function titleIn({ fields }: Entity): readonly [name: string, field: Field] | undefined {
  return Object.entries(fields).find(([, field]) => field.kind === 'text' && field.entry === 'text');
}
