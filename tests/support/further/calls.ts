import type { SpecifiedCall } from '../../contract/section-7.ts';
import { furtherEntities, type WholeEntity } from './entities.ts';

const namesIn = ({ fields }: WholeEntity) => Object.keys(fields);

/** The calls of further entities, as section 7 would have them. */
export const furtherCalls: readonly SpecifiedCall[] = furtherEntities.flatMap((entity) => {
  const { list, read, create, update, remove } = entity.endpoints;
  return [
    { call: list, query: ['page', 'listPerPage', 'search'] },
    { call: read },
    { call: create, body: namesIn(entity) },
    { call: update, body: [...namesIn(entity), ...(update.includes('{id}') ? [] : ['id'])] },
    { call: remove, query: ['Id'] },
  ];
});
