import type { Database } from '#server/db/db.ts';
import { type Contents, nothing } from './contents.ts';
import { openPreparedEmbedded } from './open-prepared-embedded.ts';
import { openPreparedPostgres } from './open-prepared-postgres.ts';

/** A database with the schema and what is to be there, made once for all the files of a run. TEST_DATABASE says which. */
export function openPrepared(contents: Contents = nothing): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'embedded' ? openPreparedEmbedded(contents) : openPreparedPostgres(contents);
}
