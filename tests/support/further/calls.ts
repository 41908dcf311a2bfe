import { sampleValues, stored } from '#server/seed/sample-values.ts';
import type { SpecifiedCall as ContractCall } from '../../contract/section-7.ts';
import type { Lifecycle } from '../../server/support/lifecycle.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import type { SpecifiedArea } from '../../unit/api/specified/specified-area.ts';
import { byPath, furtherEntities, retitled, type WholeEntity } from './entities.ts';

/** What the calls of further entities are, as the tables of the tests have them for the entities of the specification. */

const idInBody = (call: string) => !call.includes('{id}');
const namesIn = ({ fields }: WholeEntity) => Object.keys(fields);

/** As section 7 would have them. */
export const furtherCalls: readonly ContractCall[] = furtherEntities.flatMap((entity) => {
  const { list, read, create, update, remove } = entity.endpoints;
  return [
    { call: list, query: ['page', 'listPerPage', 'search'] },
    { call: read },
    { call: create, body: namesIn(entity) },
    { call: update, body: [...namesIn(entity), ...(idInBody(update) ? ['id'] : [])] },
    { call: remove, query: ['Id'] },
  ];
});

const isGiven = ([, value]: readonly [string, unknown]) => value !== '';
const given = (values: object) => Object.fromEntries(Object.entries(values).filter(isGiven));

/** What a client sends, of the first of the seeded samples where a record is needed. */
export const furtherAreas: Readonly<Record<string, SpecifiedArea>> = byPath((entity) => {
  const { endpoints, fields } = entity;
  const id = 1;
  const at = (call: string) => call.replace('{id}', String(id));
  const idIn = idInBody(endpoints.update) ? { id: String(id) } : {};
  const pictures = Object.entries(fields).filter(([, { kind }]) => kind === 'image');
  const files = Object.fromEntries(pictures.map(([name]) => [name, pictureFile('webp', { name: `${name}.webp` })]));
  const typed = { ...sampleValues(entity, 4), ...files };
  // A choice is sent when it changes only.
  const unchanged = Object.entries(sampleValues(entity, id)).filter(([name]) => fields[name]?.kind !== 'choice');
  const status = Object.keys(fields).find((name) => fields[name]?.kind === 'status');
  return {
    id,
    list: { call: endpoints.list, search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: endpoints.list, search: '?page=1&listPerPage=10' },
    read: { call: at(endpoints.read) },
    create: { call: endpoints.create, typed, body: given(typed) },
    update: {
      call: at(endpoints.update),
      typed: retitled(entity, id),
      body: { ...given(Object.fromEntries(unchanged)), ...retitled(entity, id), ...idIn },
    },
    ...(status !== undefined && { status: { call: at(endpoints.update), body: { [status]: '0', ...idIn } } }),
    remove: { call: endpoints.remove, search: '?Id=4000' },
  };
});

/** What the server does with a record. */
export const furtherLifecycles: readonly Lifecycle[] = furtherEntities.map((entity) => {
  const sent = sampleValues(entity, 5);
  return {
    record: entity.record,
    ...entity.endpoints,
    sent,
    shows: stored(entity.fields, sent),
    change: retitled(entity, 5),
  };
});
