import type { PgTable } from 'drizzle-orm/pg-core';
import type { Field, Fields } from '#fields/field.ts';
import type { Db } from '../db/db.ts';
import { searchedIn } from '../db/searched.ts';
import { insertRows } from './insert-rows.ts';

interface SampleEntity {
  readonly path: string;
  readonly record: string;
  readonly fields: Fields;
}

/** What a form could hold for a sample record, by field. Pictures are left out. */
export function sampleValues({ path, record, fields }: SampleEntity, number: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const label = name === 'name' ? record : field.label;
      const value = sampleValue(field, { label, path, number });
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

interface Sample {
  readonly label: string;
  readonly path: string;
  readonly number: number;
}

function sampleValue(field: Field, { label, path, number }: Sample): string | undefined {
  switch (field.kind) {
    case 'status':
      return '1';
    case 'choice':
      return field.choices[0]?.value;
    case 'richText':
      return `<p>${label} ${number}</p>`;
    case 'date':
      return `2027-01-${String(number).padStart(2, '0')}`;
    case 'dateTime':
      return `2027-01-${String(number).padStart(2, '0')} 18:30:00`;
    case 'text':
      return {
        text: `${label} ${number}`,
        digits: String(number),
        phone: String(9_876_543_210 - number),
        email: `${path}${number}@example.com`,
        url: `https://example.com/${path}/${number}`,
        video: `https://youtu.be/fB8TyLTD7E${number % 10}`,
        password: undefined,
      }[field.entry];
    case 'image':
    case 'select':
    case 'multiSelect':
    case 'rows':
      return undefined;
  }
}

/**
 * Fills a table that follows from a declaration with three records. `npm run new-entity` adds the calls.
 *
 * @public
 */
export async function seedSamples(db: Db, table: PgTable, entity: SampleEntity): Promise<void> {
  const rows = [1, 2, 3].map((id) => ({ id, ...stored(entity.fields, sampleValues(entity, id)) }));
  await insertRows(db, { table, rows, search: searchedIn(entity.fields) });
}

/** A sample as the table has it: digits are numbers. */
export function stored(fields: Fields, values: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field?.kind === 'text' && field.entry === 'digits' ? Number(value) : value];
    }),
  );
}
