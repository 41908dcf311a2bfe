import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';

describe('the environment', () => {
  test('may say nothing', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appDir: resolve('dist'),
      dataDir: resolve('data-dir'),
      databaseUrl: undefined,
      s3: undefined,
      snapshotEvery: 15,
      snapshotsKept: 12,
      drainSeconds: 0,
      seed: 'demo',
      otpWebhookUrl: undefined,
      notificationWebhookUrl: undefined,
      corsOrigins: [],
      trustedProxies: 0,
      tls: undefined,
    });
  });

  test('seeds a database of one’s own only when told to', () => {
    const DATABASE_URL = 'postgres://desk@localhost/desk';
    expect(readSettings({ DATABASE_URL }).seed).toBe('none');
    expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
    expect(readSettings({ SEED: 'none' }).seed).toBe('none');
    expect(readSettings({ SEED: 'large' }).seed).toBe('large');
  });

  test('lists origins', () => {
    const CORS_ORIGINS = 'https://desk.example.com/, http://localhost:5173,';
    expect(readSettings({ CORS_ORIGINS }).corsOrigins).toEqual(['https://desk.example.com', 'http://localhost:5173']);
  });

  test('waits for a balancer where there may be one', () => {
    const DATABASE_URL = 'postgres://desk@localhost/desk';
    expect(readSettings({ DATABASE_URL }).drainSeconds).toBe(5);
    expect(readSettings({ DATABASE_URL, DRAIN_SECONDS: '0.5' }).drainSeconds).toBe(0.5);
  });

  test('names a bucket: one of Amazon’s, or that of another store', () => {
    const keys = { S3_ACCESS_KEY_ID: 'desk', S3_SECRET_ACCESS_KEY: 'secret' };
    const bucket = { bucket: 'pictures', accessKeyId: 'desk', secretAccessKey: 'secret' };
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

  test('names a certificate and its key by their files', () => {
    const tls = { certFile: resolve('desk.pem'), keyFile: resolve('desk-key.pem') };
    expect(readSettings({ TLS_CERT: 'desk.pem', TLS_KEY: 'desk-key.pem' }).tls).toEqual(tls);
  });

  test.each([
    [{ TLS_CERT: 'desk.pem' }, 'TLS_CERT needs TLS_KEY beside it: the key of the certificate'],
    [{ TLS_KEY: 'desk-key.pem' }, 'TLS_KEY needs TLS_CERT beside it: the certificate of the key'],
    [{ PORT: 'x' }, 'PORT has to be a whole number up to 65535, not "x"'],
    [{ PORT: '70000' }, 'PORT has to be a whole number up to 65535, not "70000"'],
    [{ SNAPSHOT_EVERY: 'often' }, 'SNAPSHOT_EVERY has to be a number up to 10080, not "often"'],
    [{ SNAPSHOTS_KEPT: '0' }, 'SNAPSHOTS_KEPT has to be a whole number from 1 up to 1000, not "0"'],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET has to be the name of a bucket, without slashes'],
    [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID beside it'],
    [{ S3_BUCKET: 'p', S3_ACCESS_KEY_ID: 'desk' }, 'S3_BUCKET needs S3_SECRET_ACCESS_KEY beside it'],
    [{ SEED: 'yes' }, 'SEED has to be "demo", "large" or "none", not "yes"'],
    [
      { DATABASE_URL: 'mysql://secret@x' },
      'DATABASE_URL has to be an address that starts with postgres:// or postgresql://',
    ],
    [{ OTP_WEBHOOK_URL: 'gateway' }, 'OTP_WEBHOOK_URL has to be an address that starts with http:// or https://'],
  ])('%j: %s', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
