import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { migrateEmbedded } from '#server/db/embedded/open-embedded.ts';
import { type Contents, nothing } from './contents.ts';
import { onceARun } from './once-a-run.ts';

const extensions = { pg_trgm };

/** Opens an embedded database in memory from the bytes of a prepared one. Takes a quarter of the time of creating it. */
export async function openPreparedEmbedded({ name, fill }: Contents = nothing): Promise<Database> {
  const bytes = await onceARun(inject('prepared'), `${name} embedded`, async () => {
    const client = await PGlite.create({ extensions });
    await fill(await migrateEmbedded(client));
    const dump = await client.dumpDataDir('none');
    await client.close();
    return new Uint8Array(await dump.arrayBuffer());
  });
  const client = await PGlite.create({ loadDataDir: new Blob([bytes]), extensions });
  return { db: drizzle(client), close: () => client.close() };
}
