import { type SQL, sql } from 'drizzle-orm';
import type { ResourceTable } from '#server/resources/base/resource-table.ts';

/** Is beside the name of a record that another one refers to, if it is in the trash. */
type Mark = 'deleted' | `${string}_deleted`;

/** A row whose marks are missing where they are not set, as in the rows of the specification. */
export type Marked<R> = { [K in keyof R as K extends Mark ? never : K]: R[K] } & {
  [K in keyof R as K extends Mark ? K : never]?: true;
};

/** Selects a mark: true or null. */
export function deletedMark({ deleted_at }: Pick<ResourceTable, 'deleted_at'>): SQL<true | null> {
  return sql<true | null>`case when ${deleted_at} is not null then true end`;
}

export function withoutNullMarks<R extends object>(row: R): Marked<R> {
  const entries = Object.entries(row).filter(([name, value]) => value !== null || !/(^|_)deleted$/.test(name));
  return Object.fromEntries(entries) as Marked<R>;
}
