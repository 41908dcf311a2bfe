import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '#server/db/db.ts';

/** One ended request. */
export interface EndedRequest {
  /** The operation of the contract, or `none`. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

/** The state of the process when its metrics are read. */
export interface Gauges {
  /** Undefined for the embedded database, which has one connection. */
  readonly pool: (() => PoolUse) | undefined;
  readonly hashQueue: () => { readonly running: number; readonly waiting: number };
}

/** The metrics of this process, for Prometheus. */
export interface Metrics {
  readonly requestEnded: (request: EndedRequest) => void;
  /** A snapshot of the embedded database was taken, or failed. */
  readonly snapshotEnded: (snapshot: { readonly seconds: number; readonly succeeded: boolean }) => void;
  /** In the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const latencySeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ pool, hashQueue }: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'matchdesk_request_duration_seconds',
    help: 'Time from the request to the response, by operation of the contract and status',
    labelNames: ['operation', 'status'],
    buckets: latencySeconds,
    registers,
  });
  const throttled = new Counter({
    name: 'matchdesk_throttled_requests_total',
    help: 'Requests that were refused because a client sent too many (429), by operation',
    labelNames: ['operation'],
    registers,
  });
  const snapshots = new Histogram({
    name: 'matchdesk_snapshot_duration_seconds',
    help: 'Time that a snapshot of the embedded database took, by result',
    labelNames: ['result'],
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  });
  const lastSnapshot = new Gauge({
    name: 'matchdesk_last_snapshot_timestamp_seconds',
    help: 'When the last snapshot was taken, in seconds since 1970; 0 before the first one of this process',
    registers,
  });
  gauge('matchdesk_hashing_running', 'Passwords that are being hashed', () => hashQueue().running);
  gauge('matchdesk_hashing_waiting', 'Passwords that wait to be hashed', () => hashQueue().waiting);
  if (pool !== undefined) {
    gauge('matchdesk_database_connections', 'Open connections to the database', () => pool().open);
    gauge('matchdesk_database_connections_idle', 'Open connections that no query uses', () => pool().idle);
    gauge('matchdesk_database_connections_awaited', 'Queries that wait for a connection', () => pool().waiting);
  }

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  return {
    requestEnded: ({ operation, status, seconds }) => {
      requests.observe({ operation, status: String(status) }, seconds);
      if (status === 429) throttled.inc({ operation });
    },
    snapshotEnded: ({ seconds, succeeded }) => {
      snapshots.observe({ result: succeeded ? 'taken' : 'failed' }, seconds);
      if (succeeded) lastSnapshot.setToCurrentTime();
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
