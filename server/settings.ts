import { join, resolve } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import { type LogLevel, logLevels } from './observability/log-level.ts';
import { address, decimalNumber, nonEmpty, oneOf, wholeNumber } from './setting-values.ts';
import { s3Settings } from './uploads/s3-settings.ts';
import type { S3Bucket } from './uploads/s3-store.ts';

/**
 * - `none`: countries, which every installation needs.
 * - `demo`: also an admin and real leagues, teams, players and results.
 * - `large`: also 100,000 made-up teams, 100,000 players, and 10,000 matches around the day of seeding, for load tests.
 *   An existing demo installation gets them too, once. Takes less than a minute.
 */
const seeds = ['demo', 'large', 'none'] as const;
export type Seed = (typeof seeds)[number];

/** The settings of the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database, its lock, its snapshots, and the uploads when there is no bucket. */
  readonly dataDir: string;
  /** The built app to serve. */
  readonly appDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The bucket for uploads, instead of a folder in `dataDir`. */
  readonly s3: S3Bucket | undefined;
  /** Minutes between two snapshots of the embedded database; 0 for none. */
  readonly snapshotEvery: number;
  /** How many snapshots to keep. The oldest are removed first. */
  readonly snapshotsKept: number;
  /** Days for which a deleted record can be restored. */
  readonly trashDays: number;
  /** Seconds between a stop signal and the refusal of connections. A load balancer sees in this time that it is not ready. */
  readonly drainSeconds: number;
  /** Seconds for which a connection without a request stays open. */
  readonly keepAliveSeconds: number;
  /** The rows for an empty database. The default is `demo` for the embedded database and `none` for PostgreSQL. */
  readonly seed: Seed;
  /** A gateway that delivers one-time codes. It receives `{ code, to, purpose }` by POST. */
  readonly otpWebhookUrl: string | undefined;
  /** A gateway that delivers notifications to the readers. */
  readonly notificationWebhookUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** How many proxies in front of the server add to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Which entries the log has: those of this level and above. */
  readonly logLevel: LogLevel;
  /** Where `/metrics` is; undefined for nowhere. */
  readonly metrics: MetricsAddress | undefined;
  /** Whether `/docs` shows the contract. */
  readonly hasApiDocs: boolean;
  /** With these files the server speaks https only. */
  readonly tls: TlsFiles | undefined;
}

export interface MetricsAddress {
  readonly host: string;
  /** The same as the port of the app: on that port. */
  readonly port: number;
  /** Whether the installation has set the port. Otherwise the server starts without metrics when the port is in use. */
  readonly isRequired: boolean;
}

/** Paths of the certificate chain and its key, in PEM format. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws UserError naming the variable that cannot be read. */
export function readSettings(env: Env): Settings {
  const databaseUrl = address('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']);
  const corsOrigins = (env['CORS_ORIGINS'] ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return {
    port: wholeNumber('PORT', env['PORT'], { fallback: 3000, max: 65_535 }),
    host: nonEmpty(env['HOST']) ?? '127.0.0.1',
    appDir: resolve(nonEmpty(env['APP_DIR']) ?? join(import.meta.dirname, '..', 'dist')),
    dataDir: resolve(nonEmpty(env['DATA_DIR']) ?? 'data-dir'),
    databaseUrl,
    s3: s3Settings(env),
    snapshotEvery: decimalNumber('SNAPSHOT_EVERY', env['SNAPSHOT_EVERY'], { fallback: 15, max: 10_080 }),
    snapshotsKept: wholeNumber('SNAPSHOTS_KEPT', env['SNAPSHOTS_KEPT'], { min: 1, fallback: 12, max: 1000 }),
    trashDays: wholeNumber('TRASH_DAYS', env['TRASH_DAYS'], { min: 1, fallback: 30, max: 3650 }),
    drainSeconds: decimalNumber('DRAIN_SECONDS', env['DRAIN_SECONDS'], {
      fallback: databaseUrl === undefined ? 0 : 5,
      max: 300,
    }),
    // Longer than balancers reuse a connection: one minute is their usual limit.
    keepAliveSeconds: decimalNumber('KEEP_ALIVE_SECONDS', env['KEEP_ALIVE_SECONDS'], { fallback: 75, max: 3600 }),
    seed: oneOf('SEED', env['SEED'], seeds, databaseUrl === undefined ? 'demo' : 'none'),
    otpWebhookUrl: address('OTP_WEBHOOK_URL', env['OTP_WEBHOOK_URL'], ['http:', 'https:']),
    notificationWebhookUrl: address('NOTIFICATION_WEBHOOK_URL', env['NOTIFICATION_WEBHOOK_URL'], ['http:', 'https:']),
    corsOrigins: corsOrigins.filter((origin) => origin !== ''),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], { fallback: 0, max: 10 }),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], logLevels, databaseUrl === undefined ? 'warn' : 'info'),
    metrics: metricsAddress(env, { isDefault: databaseUrl !== undefined }),
    hasApiDocs: oneOf('API_DOCS', env['API_DOCS'], ['on', 'off'], databaseUrl === undefined ? 'on' : 'off') === 'on',
    tls: tlsFiles(nonEmpty(env['TLS_CERT']), nonEmpty(env['TLS_KEY'])),
  };
}

function tlsFiles(cert: string | undefined, key: string | undefined): TlsFiles | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined) throw new UserError('TLS_KEY is set without TLS_CERT. Set TLS_CERT to the certificate file.');
  if (key === undefined) throw new UserError('TLS_CERT is set without TLS_KEY. Set TLS_KEY to the key file.');
  return { certFile: resolve(cert), keyFile: resolve(key) };
}

/** The port that Prometheus lists for OpenTelemetry's exporter. */
const defaultMetricsPort = 9464;

function metricsAddress(env: Env, { isDefault }: { readonly isDefault: boolean }): MetricsAddress | undefined {
  const given = nonEmpty(env['METRICS_PORT']);
  if (given === 'off' || (given === undefined && !isDefault)) return undefined;
  return {
    host: nonEmpty(env['METRICS_HOST']) ?? '127.0.0.1',
    port: wholeNumber('METRICS_PORT', given, { fallback: defaultMetricsPort, max: 65_535 }),
    isRequired: given !== undefined,
  };
}
