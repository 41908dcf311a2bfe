/**
 * Why the database did not do its work, when the same work may succeed in a moment:
 *
 * - `rolledBack`: it has undone the transaction because of a conflict with another one.
 * - `refused`: it has not run: the database starts, stops, is full, or is a standby that only reads.
 * - `lost`: the connection broke. What was in progress may have been done.
 */
export type Interruption = 'rolledBack' | 'refused' | 'lost';

/** SQLSTATE codes: https://www.postgresql.org/docs/15/errcodes-appendix.html. */
const byCode: Readonly<Record<string, Interruption>> = {
  /** serialization_failure */
  '40001': 'rolledBack',
  /** deadlock_detected */
  '40P01': 'rolledBack',
  /** read_only_sql_transaction: the connection leads to a former primary. */
  '25006': 'refused',
  /** cannot_connect_now */
  '57P03': 'refused',
  /** too_many_connections */
  '53300': 'refused',
  /** admin_shutdown, crash_shutdown: a commit may have been done before. */
  '57P01': 'lost',
  '57P02': 'lost',
  /** Codes of Node.js, before a connection exists. */
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOTFOUND: 'refused',
  EAI_AGAIN: 'refused',
  /** The same, while it exists. */
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  ETIMEDOUT: 'lost',
};

/** Errors of the driver, which have no code, and of PgBouncer, whose code for all of them is 08P01. */
const byMessage: readonly (readonly [RegExp, Interruption])[] = [
  [/^timeout exceeded when trying to connect$/, 'refused'],
  [/^Connection terminated due to connection timeout$/, 'refused'],
  [/not queryable$/, 'refused'],
  [/^server login has been failing/, 'refused'],
  [/^query_wait_timeout$/, 'refused'],
  [/^Connection terminated/, 'lost'],
  [/^Query read timeout$/, 'lost'],
];

/** The interruption that an error reports; undefined for every other error. */
export function interruptionOf(error: unknown): Interruption | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError) return interruptionOf(error.errors[0]);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const byText = byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  const found = byText ?? byCode[code] ?? (code.startsWith('08') ? 'lost' : undefined);
  // Drizzle wraps the errors of the driver.
  return found ?? interruptionOf(error.cause);
}

/** Whether a connection is of no use after this error: it is broken, or leads to a server that stops or only reads. */
export function endsConnection(error: unknown): boolean {
  const interruption = interruptionOf(error);
  return interruption === 'lost' || interruption === 'refused';
}
