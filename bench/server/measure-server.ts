import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/db.ts';
import { openEmbedded } from '../../server/db/embedded/open-embedded.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { seed } from '../../server/seed/seed.ts';
import { seedLarge } from '../../server/seed/seed-large.ts';
import { fillHistory } from './fill-history.ts';
import { type ListCost, measureLists } from './list-queries.ts';
import { ownPostgres } from './own-postgres.ts';

/** The lists of one database at one number of rows. */
export interface ServerFigures {
  readonly database: 'PGlite' | 'PostgreSQL';
  readonly rows: number;
  readonly costs: readonly ListCost[];
}

/** Entries of the history for each team. */
const entriesPerRow = 10;

interface Plan {
  readonly rounds: number;
  /** The numbers of teams, ascending. */
  readonly embedded: readonly number[];
  readonly postgres: readonly number[];
  readonly tell: (doing: string) => void;
}

/** PGlite in memory, then PostgreSQL if available. */
export async function measureServer({ rounds, embedded, postgres, tell }: Plan): Promise<readonly ServerFigures[]> {
  const atSizes = async (database: ServerFigures['database'], opened: Database, sizes: readonly number[]) => {
    const figures: ServerFigures[] = [];
    try {
      await seed(opened.db, { demo: true, now: new Date() });
      let made = 0;
      for (const rows of sizes) {
        tell(`${database}: ${String(rows)} rows`);
        await seedLarge(opened.db, { teams: rows - made, players: 0, matches: 0 }, new Date());
        await fillHistory(opened.db, rows * entriesPerRow);
        await opened.db.execute(sql`vacuum analyze`);
        made = rows;
        figures.push({ database, rows, costs: await measureLists(opened.db, rounds) });
      }
    } finally {
      await opened.close();
    }
    return figures;
  };
  const inMemory = await atSizes('PGlite', await openEmbedded(), embedded);
  const server = await ownPostgres();
  if (server === undefined) {
    tell('No PostgreSQL: neither TEST_DATABASE_URL nor an installation');
    return inMemory;
  }
  try {
    return [...inMemory, ...(await atSizes('PostgreSQL', await openPostgres(server.address), postgres))];
  } finally {
    await server.end();
  }
}
