import { readRow } from './list-schemas.ts';
import { readEach, schemaOf } from './schema.ts';

/** An entity's record; some servers answer with a list of one. */
export const recordSchema = schemaOf((answer) =>
  Array.isArray(answer) ? readEach(answer, readRow)?.[0] : readRow(answer),
);
