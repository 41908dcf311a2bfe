import { readEach, schemaOf } from './schema.ts';
import { readRow } from './schemas.ts';

/** An entity's record; some servers answer with a list of one. */
export const recordSchema = schemaOf((answer) =>
  Array.isArray(answer) ? readEach(answer, readRow)?.[0] : readRow(answer),
);
