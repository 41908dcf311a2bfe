import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forRequest } from '#server/observability/current-request.ts';
import { createLog, logInternalError } from '#server/observability/log.ts';
import type { LogLevel } from '#server/observability/log-level.ts';

function openLog(level: LogLevel = 'info') {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => lines.push(line) }), lines };
}

test('an entry has the id of the request that it belongs to', () => {
  const { log, lines } = openLog();
  forRequest({ id: '7F3K92QXAB' }, () => log.warn('Something'));
  log.warn('Something else');
  const [first, second] = lines.map((line) => JSON.parse(line) as object);
  expect(first).toMatchObject({ level: 'warn', request: '7F3K92QXAB', msg: 'Something' });
  expect(second).not.toHaveProperty('request');
});

test('an error of the database is logged with its code and statement, without values', () => {
  const { log, lines } = openLog();
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
  });
  const error = new DrizzleQueryError('insert into "users" ("email") values ($1)', ['asha@example.com'], cause);
  logInternalError(log, { what: 'A request failed', error });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'A request failed',
    error: { message: cause.message, code: '23505', query: 'insert into "users" ("email") values ($1)' },
  });
  expect(lines.join('')).not.toContain('asha');
});

test('has no entries below its level', () => {
  const { log, lines } = openLog('warn');
  log.info('Request');
  expect(lines).toEqual([]);
});
