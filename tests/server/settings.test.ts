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

  test('names a certificate and its key by their files', () => {
    const tls = { certFile: resolve('desk.pem'), keyFile: resolve('desk-key.pem') };
    expect(readSettings({ TLS_CERT: 'desk.pem', TLS_KEY: 'desk-key.pem' }).tls).toEqual(tls);
  });

  test.each([
    [{ TLS_CERT: 'desk.pem' }, 'TLS_CERT needs TLS_KEY beside it: the key of the certificate'],
    [{ TLS_KEY: 'desk-key.pem' }, 'TLS_KEY needs TLS_CERT beside it: the certificate of the key'],
    [{ PORT: 'x' }, 'PORT has to be a whole number up to 65535, not "x"'],
    [{ PORT: '70000' }, 'PORT has to be a whole number up to 65535, not "70000"'],
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
