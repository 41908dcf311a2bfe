import { expect } from 'vitest';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { operations } from '../../contract/document.ts';
import { changedValues } from '../../support/changed-values.ts';
import { declaredEntities } from '../../support/further/entities.ts';
import { goodValues } from '../../unit/entities/good-values.ts';

/** What the server does with a record of an entity. */
interface Lifecycle {
  readonly label: string;
  readonly list: string;
  readonly read: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
  /** The call that lists the records for dropdowns; undefined if there is none. */
  readonly options: string | undefined;
  /** What a form has for a new record, and what it sends. */
  readonly typed: Values;
  readonly sent: Values;
  /** What an edit changes, and what it sends. */
  readonly change: Values;
  readonly changed: Values;
  /** What a form shows of a record. */
  readonly valuesIn: (record: object) => Values;
}

const otherOptions: Readonly<Record<string, string>> = {
  bgmiGroup: 'GET /api/v1/bgmi/bgmiGroupall',
  bgmiMap: 'GET /api/v1/bgmi/bgmiMapall',
};

function lifecycleOf(entity: Entity): Lifecycle {
  const { path, label, endpoints, fields } = entity;
  // A form lacks the field of an optional feature as long as it is empty.
  const isThere = ([name, value]: readonly [string, unknown]) => value !== '' || fields[name]?.feature === undefined;
  const typed = Object.fromEntries(Object.entries(goodValues[path] ?? {}).filter(isThere));
  const change = changedValues(entity, typed);
  const options = otherOptions[path] ?? `${endpoints.list}/all`;
  return {
    label,
    list: endpoints.list,
    read: requireDeclared(endpoints.read),
    create: requireDeclared(endpoints.create),
    update: requireDeclared(endpoints.update),
    remove: requireDeclared(endpoints.remove),
    options: operations.has(options) ? options : undefined,
    typed,
    sent: bodyOf(fields, 'create', typed, {}),
    change,
    changed: bodyOf(fields, 'edit', { ...typed, ...change }, typed),
    valuesIn: (record) => valuesOf(fields, 'edit', { ...record }),
  };
}

/** One of each entity, with the calls and values that its client has. Accounts have tests of their own. */
export const lifecycles = declaredEntities.filter(({ path }) => path !== 'user').map(lifecycleOf);

/** The call that changes a record, and what it sends. */
export function changeOf({ update, changed }: Lifecycle, id: number) {
  return [
    update.replace('{id}', String(id)),
    { json: update.includes('{id}') ? changed : { id, ...changed } },
  ] as const;
}

interface SingleCall {
  readonly operation: string;
  /** The path of the contract, when `operation` has a value in it. */
  readonly template?: string;
  readonly json?: unknown;
  /** The expected data. */
  readonly has?: unknown;
}

const options = (some: object): unknown => expect.arrayContaining([expect.objectContaining(some)]);
const features = {
  ...{ history: true, versions: true, trash: true, sessions: true, idempotency: true, authors: true },
  rulesets: true,
};
const hasFilters = (some: object) => ({
  ...features,
  maxPageSize: 100,
  filters: expect.objectContaining(some) as unknown,
});
const profile = {
  first_name: 'Demo',
  last_name: 'Admin',
  email: 'admin@example.com',
  mobile_no: '9876543210',
  profile_pic: null,
};

export const singleCalls: readonly SingleCall[] = [
  {
    operation: 'GET /api/v1/games/gamesAll',
    has: options({ id: 14, name: 'StarCraft: Brood War', pandascore_id: 30 }),
  },
  { operation: 'GET /api/v1/games/gamesAllbgmi', has: options({ id: 18, name: 'BGMI', pandascore_id: null }) },
  { operation: 'GET /api/v1/bgmi/matches/series', has: options({ id: 11 }) },
  { operation: 'GET /api/v1/bgmi/teamsBgmi', has: options({ id: 32 }) },
  { operation: 'GET /api/v1/bgmi/teamsBgmiGroup', has: options({ id: 32 }) },
  { operation: 'GET /api/v1/BGMI/getGroup?series_id=13&team_id=40', has: [{ id: 1, name: 'Group A' }] },
  {
    operation: 'GET /api/v1/capabilities',
    has: hasFilters({ teams: ['game_id', 'country', 'status', 'series_id'] }),
  },
  { operation: 'GET /api/v1/news/getCategory', has: options({ id: 1, name: 'BGMI' }) },
  { operation: 'POST /api/v1/news/category', json: { items: [{ id: '40', name: 'New' }] } },
  { operation: 'GET /api/v1/news/sendTrandingNewsNotification?message=Hello&id=7' },
  { operation: 'GET /api/v1/news/sendCustomNotification?title=Hello&image=&redirectUrl=' },
  { operation: 'GET /api/v1/users/sessions', has: options({ current: true }) },
  { operation: 'GET /api/v1/users/country', has: options({ id: 1, name: 'India' }) },
  { operation: 'GET /api/v1/users/user?page=1&listPerPage=10&search=', has: expect.objectContaining({ totalData: 1 }) },
  {
    operation: 'GET /api/v1/users/1',
    template: 'GET /api/v1/users/{id}',
    has: expect.objectContaining({ role_name: 'Admin' }),
  },
  { operation: 'GET /api/v1/users/id?id=1', has: profile },
  { operation: 'GET /api/v1/users/profile/1', template: 'GET /api/v1/users/profile/{id}', has: profile },
];
