import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ownDatabase } from '../../tests/support/postgres/own-database.ts';
import { postgresServer } from '../../tests/support/postgres/postgres-server.ts';
import { launchChromium, pageOf } from '../engines/puppeteer-engine.ts';
import { hasLeftForm, sees, signIn } from '../engines/user.ts';
import { temporaryFolder } from '../support/at-exit.ts';
import { withCleanup } from '../support/cleanup.ts';
import { startInstances } from '../support/instances.ts';
import type { Result } from '../support/result.ts';
import { rowsOf } from '../support/rows-of.ts';
import { waitUntil } from '../support/wait-until.ts';
import { type ReceivedSpan, startCollector } from './collector.ts';

/** Something that happened during the save. */
interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly where: string;
  readonly what: string;
}

/** A save in the app, found by its request id in the browser, the log, the trace and the log of the database. */
export function runTrace(): Promise<{ readonly results: readonly Result[]; readonly table: string }> {
  return withCleanup(async (defer) => {
    const folder = await temporaryFolder('trace');
    defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
    const log: string[] = [];
    // Microseconds of the clock, so that the lines can be compared with the spans.
    const settings = { log_min_duration_statement: '0', log_line_prefix: '%n ' };
    const postgres = await postgresServer({ settings, onLog: (line) => log.push(line) });
    defer(postgres.dispose);
    const database = await ownDatabase(postgres.address);
    defer(database.drop);
    const collector = await startCollector();
    defer(collector.dispose);
    const instances = await startInstances(database.address, 1, {
      APP_DIR: 'dist',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
    defer(instances.stop);
    const [address = ''] = instances.addresses;
    const browser = await launchChromium(join(folder, 'profile'));
    defer(() => browser.close());
    const tab = await browser.newPage();
    const page = pageOf(tab);
    await signIn(page, { address: address.replace('127.0.0.1', 'localhost') });
    const open = (hash: string) =>
      page.run((next) => {
        window.location.hash = next;
      }, hash);

    const rename = async (name: string) => {
      await open('/teams/edit/1');
      await page.fill({ role: 'textbox', name: 'Full Name' }, name);
    };
    const press = () => page.click({ role: 'button', name: 'Save' });
    await rename('Traced');
    const saving = savedBy(tab);
    await press();
    const save = await saving;
    await sees(page, 'Team updated successfully');
    await hasLeftForm(page);

    const logged = await waitUntil('the log has the request', 10, () => entryOf(instances.logFile, save.id));
    const found = () => ({ spans: spansOf(collector.spans(), save.id), executed: statementsOf(log, save.id) });
    // Judged below: what is missing then is missing.
    await waitUntil('the database has logged each span', 10, async () => {
      const { spans, executed } = found();
      return spans.length > 1 && notLogged(spans.slice(1), executed).length === 0;
    }).catch(() => undefined);
    const { spans, executed } = found();

    await rename('Not stored');
    await rowsOf(database.address, 'alter table teams rename to teams_away');
    await press();
    await sees(page, 'Reference');
    const shown = await page.run(() => /Reference ([0-9A-Z]{10})/.exec(document.body.textContent)?.[1] ?? '');
    const failure = await waitUntil('the log has the failure', 10, () => entryOf(instances.logFile, shown, 'error'));

    const [request, ...queries] = spans;
    const missing = notLogged(queries, executed);
    const areBelow = queries.every((span) => span.parentSpanId === request?.spanId);
    const results: Result[] = [
      {
        requirement: 'The response of a save has a request id',
        measured: save.id,
        isMet: /^[0-9A-Z]{10}$/.test(save.id),
      },
      {
        requirement: 'The log has the request, with its operation and duration',
        measured: `${String(logged['operation'])}, ${String(logged['status'])}, ${String(logged['ms'])} ms`,
        isMet: logged['operation'] === 'updateTeam' && logged['status'] === 200 && Number(logged['ms']) > 0,
      },
      {
        requirement:
          'Every SQL statement of it is a span below its span, and is in the log of the database with the id',
        measured: `${queries.length} spans, ${executed.length} statements, ${missing.length} spans and ${executed.length - queries.length + missing.length} statements without the other`,
        isMet: queries.length > 1 && areBelow && missing.length === 0 && executed.length === queries.length,
      },
      {
        requirement: 'An error shows its reference, and the log has its cause with it',
        measured: `${shown}: ${JSON.stringify(failure['error']).slice(0, 100)}`,
        isMet: JSON.stringify(failure['error']).includes('teams'),
      },
    ];
    return { results, table: tableOf(save.id, momentsOf(save, spans, executed)) };
  });
}

interface Save {
  readonly id: string;
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The next save of the page, once it has its response. */
async function savedBy(tab: Page): Promise<Save> {
  let sentAt = 0;
  tab.on('request', (request) => {
    if (request.method() === 'PATCH') sentAt = performance.timeOrigin + performance.now();
  });
  const response = await tab.waitForResponse((one) => one.request().method() === 'PATCH');
  const answeredAt = performance.timeOrigin + performance.now();
  return { id: response.headers()['x-request-id'] ?? '', sentAt, answeredAt };
}

type Entry = Readonly<Record<string, unknown>>;

/** The entry of a request in the server's log: its end, or one of the level. */
async function entryOf(logFile: string, id: string, level?: string): Promise<Entry | undefined> {
  const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  const entries = lines.map((line) => JSON.parse(line) as Entry);
  return entries.find(
    (entry) => entry['request'] === id && (level === undefined ? 'ms' in entry : entry['level'] === level),
  );
}

/** The span of a request, and those of its statements in their order. */
function spansOf(all: readonly ReceivedSpan[], id: string): readonly ReceivedSpan[] {
  const request = all.find(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'matchdesk.request_id' && value.stringValue === id),
  );
  if (request === undefined) return [];
  const below = all.filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId);
  return [request, ...below.toSorted((one, other) => startOf(one) - startOf(other))];
}

/** A statement in the log of the database. */
interface Executed {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ms: string;
  readonly sql: string;
}

/** The statements of a request in the log of the database. A line that begins with a tab continues a statement. */
function statementsOf(log: readonly string[], id: string): readonly Executed[] {
  return log
    .join('\n')
    .replaceAll('\n\t', ' ')
    .split('\n')
    .filter((line) => line.includes(`/*request_id='${id}'*/`))
    .flatMap((line) => {
      const [, at, ms, sql] =
        /^(\d+\.\d+) LOG: {2}duration: ([\d.]+) ms {2}(?:execute [^:]+|statement): (.*)$/.exec(line) ?? [];
      return at === undefined || ms === undefined || sql === undefined ? [] : [{ at: Number(at) * 1000, ms, sql }];
    });
}

/** The spans whose statement the database has not logged. */
function notLogged(queries: readonly ReceivedSpan[], executed: readonly Executed[]): readonly ReceivedSpan[] {
  const left = executed.map(({ sql }) => normalized(sql));
  return queries.filter((span) => {
    const at = left.indexOf(normalized(sqlOf(span)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const normalized = (sql: string) =>
  sql
    .replace(/\/\*.*\*\//s, '')
    .replace(/\s+/g, ' ')
    .trim();

const sqlOf = ({ attributes }: ReceivedSpan) =>
  attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? '';

const startOf = ({ startTimeUnixNano }: ReceivedSpan) => Number(startTimeUnixNano) / 1e6;
const durationOf = ({ startTimeUnixNano, endTimeUnixNano }: ReceivedSpan) =>
  (Number(endTimeUnixNano) - Number(startTimeUnixNano)) / 1e6;

function momentsOf(
  { sentAt, answeredAt }: Save,
  [request, ...queries]: readonly ReceivedSpan[],
  executed: readonly Executed[],
): readonly Moment[] {
  if (request === undefined) return [];
  const browser: readonly Moment[] = [
    { at: sentAt, where: 'browser', what: 'sends `PATCH /api/v1/teams/1`' },
    { at: answeredAt, where: 'browser', what: 'has the response' },
  ];
  const server: readonly Moment[] = [
    { at: startOf(request), where: 'server', what: `starts \`${request.name}\`` },
    { at: startOf(request) + durationOf(request), where: 'server', what: 'has answered' },
    ...queries.map((span) => ({
      at: startOf(span),
      where: 'server',
      what: `\`${shorten(sqlOf(span))}\`, ${durationOf(span).toFixed(1)} ms`,
    })),
  ];
  const statements = executed.map(({ at, ms, sql }) => ({
    ...{ at, where: 'database' },
    what: `\`${shorten(sql)}\` executed in ${ms} ms`,
  }));
  return [...browser, ...server, ...statements].toSorted((one, other) => one.at - other.at);
}

function shorten(sql: string): string {
  const text = normalized(sql).replaceAll('|', '\\|');
  return text.length > 90 ? `${text.slice(0, 90)} …` : text;
}

function tableOf(id: string, moments: readonly Moment[]): string {
  const start = moments[0]?.at ?? 0;
  const rows = moments.map(({ at, where, what }) => `| ${(at - start).toFixed(1)} | ${where} | ${what} |`);
  return [`Request id \`${id}\`.`, '', '| ms | Where | What |', '|---|---|---|', ...rows].join('\n');
}
