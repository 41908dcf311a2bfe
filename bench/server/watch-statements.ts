import type { Db } from '../../server/db/db.ts';

type Call = (...given: unknown[]) => unknown;

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Drizzle exposes its driver: PGlite, or a pool of pg. */
const driverOf = (db: Db) => Reflect.get(db, '$client') as { query: Call; transaction?: Call };

export interface StatementWatch {
  /** Returns the statements since the last call. */
  readonly take: () => readonly Statement[];
  readonly stop: () => void;
}

/** Notes the statements that are sent to a database. A transaction is one statement without a text; no list uses one. */
export function watchStatements(db: Db): StatementWatch {
  const driver = driverOf(db);
  let noted: Statement[] = [];
  const watch = (name: 'query' | 'transaction') => {
    const original = driver[name];
    if (original === undefined) return () => undefined;
    driver[name] = (...given) => {
      noted.push(statementOf(given));
      return original.apply(driver, given);
    };
    return () => {
      driver[name] = original;
    };
  };
  const ends = [watch('query'), watch('transaction')];
  return {
    take: () => {
      const taken = noted;
      noted = [];
      return taken;
    },
    stop: () => {
      for (const end of ends) end();
    },
  };
}

/** PGlite receives a text, pg a text or an object with it; both receive the values after it. */
function statementOf([query, values]: readonly unknown[]): Statement {
  const text = typeof query === 'string' ? query : ((query as { readonly text?: string } | null)?.text ?? '');
  return { text, values: Array.isArray(values) ? values : [] };
}

/** Runs the statement and returns the database's plan, with the rows that each step has read. */
export async function planOf(db: Db, { text, values }: Statement): Promise<string> {
  const explained = `explain (analyze, costs off, timing off) ${text}`;
  const { rows } = (await driverOf(db).query(explained, [...values])) as {
    readonly rows: readonly { readonly 'QUERY PLAN': string }[];
  };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
