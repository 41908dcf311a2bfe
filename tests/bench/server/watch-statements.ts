import type { Db } from '#server/db/db.ts';

type Call = (...given: unknown[]) => unknown;

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Drizzle exposes its driver: PGlite, or a pool of pg. */
const driverOf = (db: Db) => Reflect.get(db, '$client') as { query: Call; transaction?: Call };

/**
 * Notes the statements that are sent to a database from now on. Returns a function that resets and returns them. A
 * transaction counts as one statement without a text; no list uses one.
 */
export function watchStatements(db: Db): () => readonly Statement[] {
  const driver = driverOf(db);
  let noted: Statement[] = [];
  const watch = (name: 'query' | 'transaction') => {
    const call = driver[name]?.bind(driver);
    if (call === undefined) return;
    driver[name] = (...given) => {
      noted.push(statementOf(given));
      return call(...given);
    };
  };
  watch('query');
  watch('transaction');
  return () => {
    const taken = noted;
    noted = [];
    return taken;
  };
}

/** PGlite receives a text, pg a text or an object with it; both receive the values after it. */
function statementOf([query, values]: readonly unknown[]): Statement {
  const text = typeof query === 'string' ? query : ((query as { readonly text?: string } | null)?.text ?? '');
  return { text, values: Array.isArray(values) ? values : [] };
}

/** Runs the statement, and returns how the database did. */
export async function planOf(db: Db, { text, values }: Statement): Promise<string> {
  const explained = `explain (analyze, costs off, timing off) ${text}`;
  const { rows } = (await driverOf(db).query(explained, [...values])) as {
    readonly rows: readonly { readonly 'QUERY PLAN': string }[];
  };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
