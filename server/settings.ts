import { join, resolve } from 'node:path';
import { address, decimalNumber, given, wholeNumber } from './setting-values.ts';
import { s3Settings } from './uploads/s3-settings.ts';
import type { S3Bucket } from './uploads/s3-store.ts';
import { UserError } from './user-error.ts';

/**
 * - `none`: countries, which every installation needs.
 * - `demo`: an admin and real leagues, teams, players and results besides.
 * - `large`: on top of the demonstration, 100,000 made-up teams, as many players, and 10,000 matches around the day of
 *   seeding, to try scale with. A demonstration that is there already gets them too, once. It takes under a minute.
 */
const seeds = ['none', 'demo', 'large'] as const;
export type Seed = (typeof seeds)[number];

/** What the environment says. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Of the embedded database, its lock, its snapshots, and the uploads that have no bucket. */
  readonly dataDir: string;
  /** The built app to serve. */
  readonly appDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where uploads are kept instead of a folder of `dataDir`. */
  readonly s3: S3Bucket | undefined;
  /** Minutes between two snapshots of the embedded database; 0 for none. */
  readonly snapshotEvery: number;
  /** How many snapshots stay; the oldest go first. */
  readonly snapshotsKept: number;
  /** Seconds from a signal to stop until connections are refused: a balancer has seen by then that it is not ready. */
  readonly drainSeconds: number;
  /** What an empty database is filled with. By default a demonstration where the database is the embedded one. */
  readonly seed: Seed;
  /** A gateway that brings one-time codes to people: it is posted `{ code, to, purpose }`. */
  readonly otpWebhookUrl: string | undefined;
  /** A gateway that brings notifications to the readers. */
  readonly notificationWebhookUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** How many proxies in front of the server add to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** With them the server speaks https alone. */
  readonly tls: TlsFiles | undefined;
}

/** Where the certificate (with those between it and its authority) and its key are, in PEM. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** @throws UserError naming the variable that cannot be read. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const databaseUrl = address('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']);
  const corsOrigins = (env['CORS_ORIGINS'] ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return {
    port: wholeNumber('PORT', env['PORT'], { otherwise: 3000, most: 65_535 }),
    host: given(env['HOST']) ?? '127.0.0.1',
    appDir: resolve(given(env['APP_DIR']) ?? join(import.meta.dirname, '..', 'dist')),
    dataDir: resolve(given(env['DATA_DIR']) ?? 'data-dir'),
    databaseUrl,
    s3: s3Settings(env),
    snapshotEvery: decimalNumber('SNAPSHOT_EVERY', env['SNAPSHOT_EVERY'], { otherwise: 15, most: 10_080 }),
    snapshotsKept: wholeNumber('SNAPSHOTS_KEPT', env['SNAPSHOTS_KEPT'], { least: 1, otherwise: 12, most: 1000 }),
    drainSeconds: decimalNumber('DRAIN_SECONDS', env['DRAIN_SECONDS'], {
      otherwise: databaseUrl === undefined ? 0 : 5,
      most: 300,
    }),
    seed: seedOf(given(env['SEED']), { otherwise: databaseUrl === undefined ? 'demo' : 'none' }),
    otpWebhookUrl: address('OTP_WEBHOOK_URL', env['OTP_WEBHOOK_URL'], ['http:', 'https:']),
    notificationWebhookUrl: address('NOTIFICATION_WEBHOOK_URL', env['NOTIFICATION_WEBHOOK_URL'], ['http:', 'https:']),
    corsOrigins: corsOrigins.filter((origin) => origin !== ''),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], { otherwise: 0, most: 10 }),
    tls: tlsFiles(given(env['TLS_CERT']), given(env['TLS_KEY'])),
  };
}

function tlsFiles(cert: string | undefined, key: string | undefined): TlsFiles | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined) throw new UserError('TLS_KEY needs TLS_CERT beside it: the certificate of the key');
  if (key === undefined) throw new UserError('TLS_CERT needs TLS_KEY beside it: the key of the certificate');
  return { certFile: resolve(cert), keyFile: resolve(key) };
}

function seedOf(value: string | undefined, { otherwise }: { otherwise: Seed }): Seed {
  if (value === undefined) return otherwise;
  const seed = seeds.find((name) => name === value);
  if (seed !== undefined) return seed;
  throw new UserError(`SEED has to be "demo", "large" or "none", not "${value}"`);
}
