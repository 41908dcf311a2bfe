import countryRows from '#data/countries.json' with { type: 'json' };
import type { Db } from '../db/db.ts';
import { countries } from '../db/schema/catalogue.ts';
import { insertRows } from './insert-rows.ts';

/** The countries of ISO 3166 for the dropdowns of every installation. India is 1, the default (section 9). */
export async function seedCountries(db: Db): Promise<void> {
  const existing = await db.select({ id: countries.id }).from(countries).limit(1);
  if (existing.length === 0) await insertRows(db, { table: countries, rows: countryRows });
}
