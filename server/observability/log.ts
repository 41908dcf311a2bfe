import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './current-request.ts';
import type { LogLevel } from './log-level.ts';

/** An error that no caller handles. */
export interface InternalError {
  /** What was not done. Contains no personal data. */
  readonly what: string;
  readonly error: unknown;
}

/**
 * The log: one JSON object per line, on standard error, with the id of the current request. It contains no personal data:
 * neither addresses, query parameters nor values of SQL statements.
 */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequest();
        return request === undefined ? {} : { request: request.id };
      },
    },
    destination,
  );
}

/** Logs an internal error. */
export function logInternalError(log: Logger, { what, error }: InternalError): void {
  log.error({ error: describeError(error) }, what);
}

/** Drizzle's own message contains the values of the statement, and PostgreSQL's detail the values of a row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  return {
    type: cause.name,
    message: cause.message,
    ...(code && { code }),
    stack: cause.stack,
    ...(query && { query }),
  };
}
