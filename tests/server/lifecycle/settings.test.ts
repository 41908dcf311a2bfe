import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appDir: resolve('dist'),
      dataDir: resolve('data-dir'),
      databaseUrl: undefined,
      s3: undefined,
      snapshotEvery: 15,
      snapshotsKept: 12,
      trashDays: 30,
      drainSeconds: 0,
      keepAliveSeconds: 75,
      seed: 'demo',
      otpWebhookUrl: undefined,
      notificationWebhookUrl: undefined,
      corsOrigins: [],
      trustedProxies: 0,
      logLevel: 'warn',
      metrics: undefined,
      hasApiDocs: true,
      tls: undefined,
    });
  });

  test('seeds PostgreSQL only on request', () => {
    const DATABASE_URL = 'postgres://desk@localhost/desk';
    expect(readSettings({ DATABASE_URL }).seed).toBe('none');
    expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
    expect(readSettings({ SEED: 'none' }).seed).toBe('none');
    expect(readSettings({ SEED: 'large' }).seed).toBe('large');
  });

  test('contains a list of origins', () => {
    const CORS_ORIGINS = 'https://desk.example.com/, http://localhost:5173,';
    expect(readSettings({ CORS_ORIGINS }).corsOrigins).toEqual(['https://desk.example.com', 'http://localhost:5173']);
  });

  test('sets a drain time for PostgreSQL, where there may be a load balancer', () => {
    const DATABASE_URL = 'postgres://desk@localhost/desk';
    expect(readSettings({ DATABASE_URL }).drainSeconds).toBe(5);
    expect(readSettings({ DATABASE_URL, DRAIN_SECONDS: '0.5' }).drainSeconds).toBe(0.5);
  });

  test('may name a bucket of Amazon or of another store', () => {
    const keys = { S3_ACCESS_KEY_ID: 'desk', S3_SECRET_ACCESS_KEY: 'secret' };
    const bucket = { bucket: 'pictures', prefix: '', accessKeyId: 'desk', secretAccessKey: 'secret' };
    expect(readSettings({ S3_BUCKET: 'pictures', S3_REGION: 'ap-south-1', ...keys }).s3).toEqual({
      ...bucket,
      region: 'ap-south-1',
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
    });
    expect(readSettings({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://store:9000/', ...keys }).s3).toEqual({
      ...bucket,
      region: 'us-east-1',
      endpoint: 'http://store:9000',
    });
  });

  test('may name the files of a certificate and its key', () => {
    const tls = { certFile: resolve('desk.pem'), keyFile: resolve('desk-key.pem') };
    expect(readSettings({ TLS_CERT: 'desk.pem', TLS_KEY: 'desk-key.pem' }).tls).toEqual(tls);
  });

  test.each([
    [{ TLS_CERT: 'desk.pem' }, 'TLS_CERT is set without TLS_KEY. Set TLS_KEY to the key file.'],
    [{ TLS_KEY: 'desk-key.pem' }, 'TLS_KEY is set without TLS_CERT. Set TLS_CERT to the certificate file.'],
    [{ PORT: 'x' }, 'PORT is "x". Set it to a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000". Set it to a whole number from 0 to 65535.'],
    [{ SNAPSHOT_EVERY: 'often' }, 'SNAPSHOT_EVERY is "often". Set it to a number from 0 to 10080.'],
    [{ SNAPSHOTS_KEPT: '0' }, 'SNAPSHOTS_KEPT is "0". Set it to a whole number from 1 to 1000.'],
    [{ TRASH_DAYS: '0' }, 'TRASH_DAYS is "0". Set it to a whole number from 1 to 3650.'],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET is not a bucket name. Set it to a name without slashes.'],
    [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET is set without S3_ACCESS_KEY_ID. Set S3_ACCESS_KEY_ID too.'],
    [
      { S3_BUCKET: 'p', S3_ACCESS_KEY_ID: 'desk' },
      'S3_BUCKET is set without S3_SECRET_ACCESS_KEY. Set S3_SECRET_ACCESS_KEY too.',
    ],
    [{ SEED: 'yes' }, 'SEED is "yes". Set it to "demo", "large" or "none".'],
    [
      { DATABASE_URL: 'mysql://secret@x' },
      'DATABASE_URL is not a valid address. Set it to one that starts with postgres:// or postgresql://.',
    ],
    [
      { OTP_WEBHOOK_URL: 'gateway' },
      'OTP_WEBHOOK_URL is not a valid address. Set it to one that starts with http:// or https://.',
    ],
  ])('%j: %s', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
