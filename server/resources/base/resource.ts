import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Fields } from '#fields/field.ts';
import { contains } from '#server/db/contains.ts';
import type { Db } from '#server/db/db.ts';
import { searchTextOf } from '#server/db/searched.ts';
import { notFound } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { brokenRules } from './broken-rules.ts';
import { type Filters, filterCondition, filtersOf } from './filters.ts';
import { type OptionQuery, optionsCondition, optionsOf } from './options.ts';
import { type PageQuery, pageOfIds } from './page-of-ids.ts';
import type { ResourceTable } from './resource-table.ts';
import { type Body, writeValues } from './write-values.ts';
import type { Writer } from './writers.ts';

/** Adds a condition to a query. */
export type Narrow = <Q extends PgSelect>(query: Q) => Q;

export interface ResourceSpec<Table extends ResourceTable, Row extends { readonly id: number }, Whole> {
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
    const [row] = await spec.rows(on, (query) => query.where(eq(table.id, id)));
    // Without `readWhole` the type parameter `Whole` is `Row`.
    if (row === undefined || spec.readWhole === undefined) return row as unknown as Whole | undefined;
    return await spec.readWhole(on, row);
  }

  async function read(on: Db, id: number): Promise<Whole> {
    const found = await find(on, id);
    if (found === undefined) throw notFound(spec.record);
    return found;
  }

  /** Reads all parts of a record from one snapshot: a save between two queries would mix two versions. */
  function readConsistently(id: number): Promise<Whole> {
    if (spec.readWhole === undefined) return read(db, id);
    return db.transaction((tx) => read(tx, id), { isolationLevel: 'repeatable read', accessMode: 'read only' });
  }

  async function values(body: Body): Promise<Record<string, unknown>> {
    await spec.check?.(db, body);
    return await writeValues(spec.writes, body, { db, uploads });
  }

  const searchText = (row: Readonly<Record<string, unknown>>) => searchTextOf(spec.search, row);

  function searchCondition(typed: string): SQL | undefined {
    const own = contains(table.search_text, typed);
    return own === undefined ? undefined : or(own, spec.searchAlso?.(typed));
  }

  async function update(id: number, body: Body) {
    const changed = await values(body);
    // The response is read in the transaction, before another save can change the record.
    const saved = await db.transaction(async (tx) => {
      const [before] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      if (before === undefined) throw notFound(spec.record);
      const after = { ...before, ...changed };
      await tx
        .update(table)
        .set({ ...changed, search_text: searchText(after) })
        .where(eq(table.id, id));
      await spec.writeRows?.(tx, id, body);
      return await read(tx, id);
    });
    return ok(`${spec.record} updated successfully`, saved);
  }

  return {
    list: {
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
      handle: async ({ params }: { readonly params: { readonly id: Id } }) =>
        ok('Success', await readConsistently(Number(params.id))),
    },
    create: {
      once: async ({ data }: { readonly data?: { readonly id: number } }) =>
        data !== undefined && isSameJson(await find(db, data.id), data),
      rules: rules('create'),
      handle: async ({ body }: { readonly body: Body }) => {
        const columns = await values(body);
        const saved = await db.transaction(async (tx) => {
          const [stored] = await tx
            .insert(table)
            .values({ ...columns, search_text: searchText(columns) })
            .returning({ id: table.id });
          const id = Number(stored?.id);
          await spec.writeRows?.(tx, id, body);
          return await read(tx, id);
        });
        return ok(`${spec.record} created successfully`, saved);
      },
    },
    /** For calls with the id in the path. */
    update: {
      rules: rules('edit'),
      handle: ({ params, body }: { readonly params: { readonly id: Id }; readonly body: Body }) =>
        update(Number(params.id), body),
    },
    /** For calls with the id in the body. */
    updateByBody: {
      rules: rules('edit'),
      handle: ({ body }: { readonly body: Body & { readonly id: Id } }) => update(Number(body.id), body),
    },
    remove: {
      handle: async ({ query }: { readonly query: { readonly Id: Id } }) => {
        const removed = await db
          .delete(table)
          .where(eq(table.id, Number(query.Id)))
          .returning({ id: table.id });
        if (removed.length === 0) throw notFound(spec.record);
        return { status: true as const, message: spec.removedMessage ?? `${spec.record} deleted successfully` };
      },
    },
    options: {
      handle: async ({ query }: { readonly query: OptionQuery }) =>
        ok('Success', await optionsOf(db, table, spec.optionName, optionsCondition(table, query))),
    },
  } as const;
}

function isSameJson(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b)));
}

function ok<T>(message: string, data: T) {
  return { status: true as const, message, data };
}
