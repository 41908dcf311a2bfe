import { interruptionOf } from '../db/interruption.ts';
import { UnknownCommit } from '../db/retry.ts';
import { noSpace, Refusal } from './refusal.ts';

/** The names of tables in messages to users. */
const recordNames: Readonly<Record<string, string>> = {
  bgmi_games: 'BGMI matches',
  bgmi_group_teams: 'BGMI groups',
  bgmi_groups: 'BGMI groups',
  bgmi_stage_teams: 'BGMI stages',
  bgmi_stages: 'BGMI stages',
  leagues: 'leagues',
  matches: 'matches',
  players: 'players',
  point_rows: 'point tables of tournaments',
  series: 'series',
  series_teams: 'series',
  teams: 'teams',
  tournaments: 'tournaments',
  users: 'users',
};

/**
 * The refusal for a database error that the client can fix or wait out; undefined for every other error. The checks before a write
 * give better messages. This one covers changes between the check and the write.
 */
export function databaseRefusal(error: unknown, { isRead }: { readonly isRead: boolean }): Refusal | undefined {
  const interrupted = interruptionRefusal(error, isRead);
  if (interrupted !== undefined) return interrupted;
  const { code, table, detail } = databaseError(error);
  if (code === '23503') {
    return detail?.includes('still referenced') === true
      ? stillUsed(table ?? '')
      : new Refusal(409, 'A record that it refers to was removed in the meantime');
  }
  // disk_full, and what the system says about files and pictures.
  if (code === '53100' || isFull(error)) return noSpace();
  if (code === '23505') return new Refusal(409, 'This record already exists');
  // Bytes and numbers that PostgreSQL cannot store.
  if (code === '22021' || code === '22P05' || code === '22003') return new Refusal(400, 'A value cannot be stored');
  return undefined;
}

/** Whether the disk, or what the account may use of it, is full. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) || isFull(error.cause);
}

const retryAfterSeconds = 2;

/**
 * 503 when the database did not do its work because it was interrupted. After a lost connection a change may have been
 * stored, so the client has to find out, or to repeat a create with its `Idempotency-Key`.
 */
function interruptionRefusal(error: unknown, isRead: boolean): Refusal | undefined {
  const interruption = error instanceof UnknownCommit ? 'lost' : interruptionOf(error);
  if (interruption === undefined) return undefined;
  const message =
    interruption === 'lost' && !isRead
      ? 'The database was interrupted. This may have been saved'
      : 'The database does not respond. Please try again';
  return new Refusal(503, message, { retryAfter: retryAfterSeconds });
}

/** A record cannot be removed, because rows of this table refer to it. */
export function stillUsed(table: string): Refusal {
  return new Refusal(409, `It is still used by ${recordNames[table] ?? 'other records'}. Remove it there first`);
}

/** Whether a row was not stored because it refers to a row that does not exist any more. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error).code === '23503';
}

/** The fields of PostgreSQL's error. Both drivers throw them, and Drizzle wraps them as a cause. */
function databaseError(error: unknown): Readonly<Record<'code' | 'table' | 'detail', string | undefined>> {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  const fields: Readonly<Record<string, unknown>> = typeof cause === 'object' ? { ...cause } : {};
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  return { code: textOf('code'), table: textOf('table'), detail: textOf('detail') };
}
