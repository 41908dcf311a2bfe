import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { call } from './call.ts';

interface Page {
  readonly data: RaRecord[];
  readonly totalData: number;
}

interface Option {
  readonly id: number;
  readonly name: string;
}

/** The path of each resource's calls. */
const paths: Readonly<Record<string, string>> = {
  teams: '/teams',
  players: '/players',
  tournaments: '/events/tournament',
  series: '/events/series',
};

const pathOf = (resource: string) => paths[resource] ?? `/${resource}`;

async function getList(resource: string, { pagination, filter, signal }: GetListParams) {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const query = new URLSearchParams({ page: String(page), listPerPage: String(perPage) });
  if (resource !== 'tournaments' && resource !== 'series') query.set('type', 'web');
  const search = (filter as { q?: string } | undefined)?.q ?? '';
  if (search !== '') query.set('search', search);
  const { data } = await call<Page>(`${pathOf(resource)}?${query.toString()}`, { signal });
  return { data: data.data, total: data.totalData };
}

/** The API cannot read records by ids. Like the product, this uses the call that returns all names of a resource. */
async function getMany(resource: string, ids: readonly Identifier[]) {
  const { data } = await call<Option[]>(`${pathOf(resource)}/all`);
  const byId = new Map(data.map((option) => [option.id, option]));
  return ids.flatMap((id) => byId.get(Number(id)) ?? []);
}

const notSupported = () => Promise.reject(new Error('The API does not support this call'));

export const dataProvider = {
  getList,
  getOne: async (resource, { id, signal }) => call(`${pathOf(resource)}/${String(id)}`, { signal }),
  getMany: async (resource, { ids }) => ({ data: await getMany(resource, ids) }),
  getManyReference: notSupported,
  create: notSupported,
  update: async (resource, { id, data }) => call(pathOf(resource), { method: 'PATCH', body: { ...data, id } }),
  updateMany: notSupported,
  delete: notSupported,
  deleteMany: notSupported,
  supportAbortSignal: true,
} as DataProvider;
