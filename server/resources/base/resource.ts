import { and, inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Fields } from '#fields/field.ts';
import type { Change } from '#server/contract/operation.ts';
import { contains } from '#server/db/contains.ts';
import type { Db } from '#server/db/db.ts';
import { retryRead } from '#server/db/retry.ts';
import { searchTextOf } from '#server/db/searched.ts';
import { isSame, type RecordData } from '#server/history/differences.ts';
import { hasId, type RecordedResource } from '#server/history/recorded-resource.ts';
import { deleteRecord, insertRecord, updateRecord, type Written } from '#server/history/recorded-writes.ts';
import { notFound } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { type Picture, releasePictures, storePictures } from '#server/uploads/hold-pictures.ts';
import { brokenRules } from './broken-rules.ts';
import { type Filters, filterCondition, filtersOf } from './filters.ts';
import { type OptionQuery, optionList, optionsCondition } from './options.ts';
import { type PageQuery, pageOfIds } from './page-of-ids.ts';
import type { ResourceTable, RowsInside } from './resource-table.ts';
import { type Body, writeValues } from './write-values.ts';
import type { Writer } from './writers.ts';

/** Adds a condition to a query. */
export type Narrow = <Q extends PgSelect>(query: Q) => Q;

export interface ResourceSpec<Table extends ResourceTable, Row extends { readonly id: number }, Whole> {
  /** The contract's name of the resource, such as `teams`. */
  readonly name: string;
  /** The name of one record in messages: 'Team'. */
  readonly record: string;
  readonly table: Table;
  /** The rules of section 5. */
  readonly fields: Fields;
  /** Converts each member of a body to a column. */
  readonly writes: Readonly<Record<string, Writer>>;
  /** The searchable columns. */
  readonly search: readonly (keyof Table['$inferSelect'] & string)[];
  /** A condition on the records that a row refers to. A search includes its matches. */
  readonly searchAlso?: (typed: string) => SQL | undefined;
  /** The filters of the list besides those that follow from the fields. */
  readonly filters?: Filters;
  /** The rows of the list, with joined names. */
  readonly rows: (db: Db, narrow: Narrow) => PromiseLike<readonly Row[]>;
  /** Reads the full record of a row, with the rows inside it. */
  readonly readWhole?: (db: Db, row: Row) => Promise<Whole>;
  /** The rows inside the record. */
  readonly inside?: RowsInside;
  /** The name of a record in the history, by default its `name`. */
  readonly nameOf?: (record: RecordData) => string;
  /** Checks the references of rows inside the record, before anything is written. */
  readonly check?: (db: Db, body: Body) => Promise<void>;
  /** Writes the rows inside the record, in the same transaction. */
  readonly writeRows?: (db: Db, id: number, body: Body) => Promise<void>;
  /** The name of an item of the dropdown. */
  readonly optionName: AnyPgColumn | SQL;
  /** The message after a removal, where it differs from the usual one. */
  readonly removedMessage?: string;
}

type Id = number | string;

interface RemoveCall extends Change {
  readonly query: { readonly Id: Id };
}

/** The operations on one kind of record (section 7). */
export function resource<
  Table extends ResourceTable,
  Row extends { readonly id: number },
  Whole extends { readonly id: number } = Row,
>({ db, uploads }: Services, spec: ResourceSpec<Table, Row, Whole>) {
  const table: ResourceTable = spec.table;
  const filters = { ...filtersOf(table, spec.fields), ...spec.filters };
  const rules = (mode: 'create' | 'edit') => (body: Body) => brokenRules(spec.fields, body, mode);

  async function find(on: Db, id: number): Promise<Whole | undefined> {
    const [row] = await spec.rows(on, (query) => query.where(hasId(table, id)));
    // Without `readWhole` the type parameter `Whole` is `Row`.
    if (row === undefined || spec.readWhole === undefined) return row as unknown as Whole | undefined;
    return await spec.readWhole(on, row);
  }

  const recorded: RecordedResource = {
    name: spec.name,
    record: spec.record,
    table,
    inside: spec.inside,
    searchText: (row) => searchTextOf(spec.search, row),
    find,
    nameOf: spec.nameOf ?? ((record) => String(record['name'])),
  };

  /** Reads a record and its version. */
  async function read(on: Db, id: number): Promise<Written<Whole>> {
    // The version first: with an older version than the content, a save is refused without need. The other way round it
    // would replace a change that nobody has seen.
    const [stored] = await on.select({ version: table.version }).from(table).where(hasId(table, id));
    const record = stored && (await find(on, id));
    if (record === undefined) throw notFound(spec.record);
    return { record, version: Number(stored?.version) };
  }

  /** Reads all parts of a record from one snapshot: a save between two queries would mix two versions. */
  function readConsistently(on: Db, id: number): Promise<Written<Whole>> {
    if (spec.readWhole === undefined) return read(on, id);
    return on.transaction((tx) => read(tx, id), { isolationLevel: 'repeatable read', accessMode: 'read only' });
  }

  /** What a write does before its transaction: checks references, and stores pictures, which may take long. */
  async function prepare(body: Body) {
    const pictures = new Map<string, Picture>();
    const addPicture = (picture: Picture) => void pictures.set(picture.name, picture);
    const columns = await retryRead(async () => {
      await spec.check?.(db, body);
      return await writeValues(spec.writes, body, { db, addPicture });
    });
    const holds = await storePictures({ db, uploads }, [...pictures.values()]);
    const { writeRows } = spec;
    const content = { columns, writeRows: writeRows && ((tx: Db, id: number) => writeRows(tx, id, body)) };
    return { content, release: (tx: Db) => releasePictures(tx, holds) };
  }

  function searchCondition(typed: string): SQL | undefined {
    const own = contains(table.search_text, typed);
    return own === undefined ? undefined : or(own, spec.searchAlso?.(typed));
  }

  async function update(id: number, { body, transact, author, version }: Change & { readonly body: Body }) {
    const { content, release } = await prepare(body);
    const update = { id, expected: version.expected, ...content };
    // The response is read in the transaction, before another save can change the record.
    return await transact(async (tx) => {
      const saved = await updateRecord(recorded, { tx, author }, update);
      await release(tx);
      version.send(saved.version);
      return ok(`${spec.record} updated successfully`, saved.record as Whole);
    });
  }

  async function remove(tx: Db, { query, author, version }: RemoveCall) {
    await deleteRecord(recorded, { tx, author }, { id: Number(query.Id), expected: version.expected });
    return { status: true as const, message: spec.removedMessage ?? `${spec.record} deleted successfully` };
  }

  return {
    list: {
      recorded,
      filters: Object.keys(filters),
      handle: async ({ query }: { readonly query: PageQuery }) => {
        const where = and(searchCondition(query.search ?? ''), filterCondition(filters, query));
        const { ids, ...counts } = await pageOfIds(db, table, { query, where });
        const rows = ids.length === 0 ? [] : await spec.rows(db, (q) => q.where(inArray(table.id, ids)));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ok('Success', { data: ids.flatMap((id) => byId.get(id) ?? []), ...counts });
      },
    },
    read: {
      handle: async ({ params, version }: { readonly params: { readonly id: Id } } & Pick<Change, 'version'>) => {
        const found = await readConsistently(db, Number(params.id));
        version.send(found.version);
        return ok('Success', found.record);
      },
    },
    create: {
      once: async ({ data }: { readonly data?: { readonly id: number } }) =>
        data !== undefined && isSame(await find(db, data.id), data),
      rules: rules('create'),
      handle: async ({ body, transact, author, version }: Change & { readonly body: Body }) => {
        const { content, release } = await prepare(body);
        return await transact(async (tx) => {
          const saved = await insertRecord(recorded, { tx, author }, content);
          await release(tx);
          version.send(saved.version);
          return ok(`${spec.record} created successfully`, saved.record as Whole);
        });
      },
    },
    /** For calls with the id in the path. */
    update: {
      rules: rules('edit'),
      handle: ({ params, ...call }: Change & { readonly params: { readonly id: Id }; readonly body: Body }) =>
        update(Number(params.id), call),
    },
    /** For calls with the id in the body. */
    updateByBody: {
      rules: rules('edit'),
      handle: (call: Change & { readonly body: Body & { readonly id: Id } }) => update(Number(call.body.id), call),
    },
    remove: {
      handle: (call: RemoveCall) => call.transact((tx) => remove(tx, call)),
      /** Within another transaction. */
      inside: remove,
    },
    options: optionList(db, {
      table,
      name: spec.optionName,
      where: (query: OptionQuery) => optionsCondition(table, query),
    }),
  } as const;
}

function ok<T>(message: string, data: T) {
  return { status: true as const, message, data };
}
