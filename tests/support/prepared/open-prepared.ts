import type { Database } from '#server/db/db.ts';
import { type Contents, nothing } from './contents.ts';
import { openPreparedEmbedded } from './open-prepared-embedded.ts';
import { openPreparedPostgres } from './open-prepared-postgres.ts';

/** Opens a database with the schema and the contents, prepared once per run. TEST_DATABASE chooses the kind of database. */
export function openPrepared(contents: Contents = nothing): Promise<Database> {
  return process.env['TEST_DATABASE'] === 'embedded' ? openPreparedEmbedded(contents) : openPreparedPostgres(contents);
}
