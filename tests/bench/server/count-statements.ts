import type { Db } from '#server/db/db.ts';

type Call = (...given: unknown[]) => unknown;

/**
 * Counts the statements that are sent to a database from now on. Returns a function that resets and returns the count.
 */
export function countStatements(db: Db): () => number {
  // Drizzle exposes its driver: PGlite, or a pool of pg.
  const driver = Reflect.get(db, '$client') as { query: Call; transaction?: Call };
  let count = 0;
  const counted = (name: 'query' | 'transaction') => {
    const call = driver[name]?.bind(driver);
    if (call === undefined) return;
    driver[name] = (...given) => {
      count += 1;
      return call(...given);
    };
  };
  counted('query');
  // No list uses a transaction; if one did, it would count here.
  counted('transaction');
  return () => {
    const takeCount = count;
    count = 0;
    return takeCount;
  };
}
