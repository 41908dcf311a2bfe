import type { Values } from '#fields/field.ts';
import type { SpecifiedArea } from './specified-area.ts';

interface Write {
  readonly typed: Values;
  /** The members of the body that differ from what is typed. Those of a create are complete with the status. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

interface AreaParts {
  readonly id: number;
  /** The path that removes a record. */
  readonly removal: string;
  readonly create: Write;
  readonly update: Write;
  /** The id of an update is in its path, or in its body. */
  readonly idIn: 'path' | 'body';
  /** What the query of a list ends with. */
  readonly listQuery?: string;
}

/** The calls of an area with the paths that most areas of section 7 have, and a status switch. */
export function areaAt(path: string, parts: AreaParts): SpecifiedArea {
  const { id, removal, create, update, idIn, listQuery = '' } = parts;
  const change = `PATCH ${path}${idIn === 'path' ? `/${id}` : ''}`;
  const own = idIn === 'body' && { id: String(id) };
  return {
    id,
    list: { call: `GET ${path}`, search: `?page=2&listPerPage=25&search=bgmi${listQuery}` },
    listAll: { call: `GET ${path}`, search: `?page=1&listPerPage=10${listQuery}` },
    read: { call: `GET ${path}/${id}` },
    create: { call: `POST ${path}`, typed: create.typed, body: { status: '1', ...create.typed, ...create.sent } },
    update: { call: change, typed: update.typed, body: { status: '1', ...update.typed, ...update.sent, ...own } },
    status: { call: change, body: { status: '0', ...own } },
    remove: { call: `DELETE ${removal}`, search: '?Id=4000' },
  };
}
