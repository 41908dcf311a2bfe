import type { Db } from '#server/db/db.ts';

type Ask = (...given: unknown[]) => unknown;

/** Counts the statements that are sent to a database from now on: a function that gives their number since it was last asked. */
export function countStatements(db: Db): () => number {
  // Drizzle hands out the driver that it sends by: PGlite, or a pool of pg.
  const driver = Reflect.get(db, '$client') as { query: Ask; transaction?: Ask };
  let count = 0;
  const counted = (name: 'query' | 'transaction') => {
    const ask = driver[name]?.bind(driver);
    if (ask === undefined) return;
    driver[name] = (...given) => {
      count += 1;
      return ask(...given);
    };
  };
  counted('query');
  // No list is read in a transaction; one that were would be seen here.
  counted('transaction');
  return () => {
    const taken = count;
    count = 0;
    return taken;
  };
}
