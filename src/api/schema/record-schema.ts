import { readRow } from './list-schemas.ts';
import { readEach, schemaOf } from './schema.ts';

/** A record of an entity. Some servers return a list with one item. */
export const recordSchema = schemaOf((data) => (Array.isArray(data) ? readEach(data, readRow)?.[0] : readRow(data)));
