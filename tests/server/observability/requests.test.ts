import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { currentRequest } from '#server/observability/current-request.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { metricsRoute } from '#server/observability/metrics-route.ts';
import { observeRequests } from '#server/observability/observe-requests.ts';
import { letTimePass } from '../../support/let-time-pass.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An application with three paths, its log and its metrics. */
async function openObserved() {
  const entries: Entry[] = [];
  const log = pino({ base: null }, { write: (line) => entries.push(JSON.parse(line) as Entry) });
  const metrics = createMetrics({
    pool: () => ({ open: 4, idle: 1, waiting: 2 }),
    hashQueue: () => ({ running: 1, waiting: 7 }),
  });
  const app = new Hono();
  app.use(observeRequests({ log, metrics }));
  app.get('/teams', async (c) => {
    const request = currentRequest();
    if (request !== undefined) request.operation = 'listTeams';
    await letTimePass(1);
    return c.text(currentRequest()?.id ?? 'none');
  });
  app.get('/throttled', (c) => c.text('', 429));
  app.get('/broken', () => {
    throw new Error('asha@example.com');
  });
  app.onError((error, c) => c.text('', error instanceof Refusal ? error.status : 500));
  app.route('/', metricsRoute(metrics));
  return { app, entries, metric: async (name: string) => lineOf(await (await app.request('/metrics')).text(), name) };
}

function lineOf(text: string, name: string): string | undefined {
  return text.split('\n').find((line) => line.startsWith(name));
}

describe('a request', () => {
  test('has an id in its code, its response and its log entry', async () => {
    const { app, entries } = await openObserved();
    const response = await app.request('/teams?search=asha%40example.com');
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await response.text()).toBe(id);
    expect(entries).toEqual([
      expect.objectContaining({ request: id, method: 'GET', operation: 'listTeams', status: 200, msg: 'Request' }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('asha');
  });

  test('keeps the id that a proxy gave it, unless that could not be logged', async () => {
    const { app } = await openObserved();
    const idOf = async (sent: string) =>
      (await app.request('/teams', { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    expect(await idOf('0f3c2a1b-7d1e-4c55')).toBe('0f3c2a1b-7d1e-4c55');
    for (const sent of ['short', 'a b c d e f g h', '"quoted-id"', 'x'.repeat(65)]) {
      expect(await idOf(sent)).toMatch(/^[0-9A-Z]{10}$/);
    }
  });

  test('of two at the same time has its own id', async () => {
    const { app } = await openObserved();
    const [one, other] = await Promise.all([app.request('/teams'), app.request('/teams')]);
    expect(await one.text()).not.toBe(await other.text());
  });

  test('that fails is a warning, and its error is not in the entry', async () => {
    const { app, entries } = await openObserved();
    const { status } = await app.request('/broken');
    expect(status).toBe(500);
    expect(entries).toEqual([expect.objectContaining({ level: 40, operation: 'none', status: 500 })]);
    expect(JSON.stringify(entries)).not.toContain('asha');
  });
});

describe('the metrics', () => {
  test('count requests by operation and status, with their times', async () => {
    const { app, metric } = await openObserved();
    await app.request('/teams');
    await app.request('/teams');
    const name = 'matchdesk_request_duration_seconds';
    expect(await metric(`${name}_count{operation="listTeams",status="200"}`)).toMatch(/ 2$/);
    expect(await metric(`${name}_bucket{le="10",operation="listTeams",status="200"}`)).toMatch(/ 2$/);
  });

  test('count refusals of throttled requests', async () => {
    const { app, metric } = await openObserved();
    await app.request('/throttled');
    expect(await metric('matchdesk_throttled_requests_total{operation="none"}')).toMatch(/ 1$/);
  });

  test('contain the use of connections and of the hashing queue at the time they are read', async () => {
    const { metric } = await openObserved();
    expect(await metric('matchdesk_database_connections ')).toMatch(/ 4$/);
    expect(await metric('matchdesk_database_connections_idle')).toMatch(/ 1$/);
    expect(await metric('matchdesk_database_connections_awaited')).toMatch(/ 2$/);
    expect(await metric('matchdesk_hashing_running')).toMatch(/ 1$/);
    expect(await metric('matchdesk_hashing_waiting')).toMatch(/ 7$/);
  });

  test('of snapshots have their result and the time of the last one that was taken', async () => {
    const metrics = createMetrics({ pool: undefined, hashQueue: () => ({ running: 0, waiting: 0 }) });
    metrics.snapshotEnded({ seconds: 2, succeeded: false });
    expect(lineOf(await metrics.text(), 'matchdesk_last_snapshot_timestamp_seconds')).toMatch(/ 0$/);
    metrics.snapshotEnded({ seconds: 2, succeeded: true });
    const text = await metrics.text();
    expect(lineOf(text, 'matchdesk_snapshot_duration_seconds_count{result="failed"}')).toMatch(/ 1$/);
    expect(lineOf(text, 'matchdesk_snapshot_duration_seconds_count{result="taken"}')).toMatch(/ 1$/);
    const last = Number(lineOf(text, 'matchdesk_last_snapshot_timestamp_seconds')?.split(' ')[1]);
    expect(Math.abs(last - Date.now() / 1000)).toBeLessThan(60);
    expect(text).not.toContain('matchdesk_database_connections');
  });
});
