import { count, like, lte } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { allowances, codeAttempts } from '#server/auth/limits/policy.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { countries } from '#server/db/schema/catalogue.ts';
import { throttles } from '#server/db/schema/housekeeping.ts';
import { createReadiness } from '#server/lifecycle/readiness.ts';
import { seed } from '#server/seed/seed.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { openS3Store } from '#server/uploads/s3-store.ts';
import { UploadStoreError } from '#server/uploads/upload-store.ts';
import { ownDatabase } from '../../support/postgres/own-database.ts';
import { startFakeS3 } from '../support/fake-s3.ts';
import { pictureFile } from '../support/pictures.ts';
import { openTestApp } from '../support/test-app.ts';
import { withTwoInstances } from './two-instances.ts';

/** Instances share all state through PostgreSQL. */

const server = inject('postgres');
const instances = withTwoInstances();
const times = <T>(number: number, make: (at: number) => T): T[] => Array.from({ length: number }, (_, at) => make(at));
const either = (at: number) => (at % 2 === 0 ? instances().a : instances().b);
const statuses = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status).toSorted();
const username = 'admin@example.com';
const change = (from: string, to: string) => {
  const [currentpassword, newpassword] = [encodePassword(from), encodePassword(to)];
  const json = { currentpassword, newpassword, confirmpassword: newpassword };
  return instances().a.call('POST /api/v1/users/changePassword', { json });
};

// Lets the limits and waiting times of the previous test pass.
beforeEach(() => {
  for (const instance of [instances().a, instances().b]) instance.wait(2 * 60 * 60_000);
});

test('six instances that start at once migrate and seed an empty database once', async () => {
  const { address, drop } = await ownDatabase(server);
  const started = await Promise.all(
    times(6, async () => {
      const database = await openPostgres(address);
      await seed(database.db, { demo: true, now: new Date() });
      return database;
    }),
  );
  const [first] = started;
  expect(await first?.db.select({ rows: count() }).from(countries)).toEqual([{ rows: 249 }]);
  await Promise.all(started.map(({ close }) => close()));
  await drop();
});

describe('throttling', () => {
  test('counts concurrent wrong passwords of all instances together', async () => {
    const { attempts } = allowances.account;
    const wrong = await Promise.all(
      times(2 * attempts, (at) => either(at).signIn(username, 'Wrong@123', '203.0.113.7')),
    );
    expect(statuses(wrong)).toEqual([...times(attempts, () => 401), ...times(attempts, () => 429)]);
    for (const instance of [instances().a, instances().b]) {
      expect((await instance.signIn(username, 'Admin@1234', '203.0.113.7')).status).toBe(429);
    }
  });
});

test('a sign-in deletes expired rows, and does not wait for rows that another instance has locked', async () => {
  const { a, b } = instances();
  for (const instance of [a, b]) await instance.signIn(username, 'Wrong@123', '203.0.113.8');
  await a.signIn();
  // After a day all access tokens and counted attempts have expired, but no session.
  for (const instance of [a, b]) instance.wait(24 * 60 * 60_000);
  const expired = async () => await b.db.select().from(throttles).where(lte(throttles.ends_at, b.now()));
  const ofAddress = like(throttles.key, '%203.0.113.8%');
  await a.db.transaction(async (work) => {
    const held = await work.select().from(throttles).where(ofAddress).for('update');
    expect(held).not.toEqual([]);
    expect((await b.signIn()).status).toBe(200);
    expect((await expired()).map(({ key }) => key).toSorted()).toEqual(held.map(({ key }) => key).toSorted());
  });
  expect((await b.signIn()).status).toBe(200);
  expect(await expired()).toEqual([]);
});

describe('one-time codes', () => {
  const send = (at: number) => either(at).call('POST /api/v1/users/sendOtp', { json: { username }, token: null });
  const guess = (at: number, otp: string) =>
    either(at).call('POST /api/v1/users/verifiedOtp', { json: { username, otp }, token: null });
  const other = (otp: string, by: number) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');

  test('are sent once for two concurrent requests, and are valid at the other instance', async () => {
    const sent = await Promise.all([send(0), send(1)]);
    expect(statuses(sent)).toEqual([200, 429]);
    const from = sent.findIndex(({ status }) => status === 200);
    const otp = sent[from]?.body.otp ?? '';
    expect((await guess(from + 1, otp)).status).toBe(200);
    const json = { username, newpassword: encodePassword('Admin@1234') };
    expect((await either(from).call('POST /api/v1/users/forgetpassword', { json, token: null })).status).toBe(200);
  });

  test('work once when both instances receive them at once', async () => {
    const { otp } = (await send(0)).body;
    const used = await Promise.all(times(codeAttempts - 1, (at) => guess(at, otp)));
    expect(statuses(used)).toEqual([200, 422, 422, 422]);
  });

  test('allow five guesses at both instances together', async () => {
    const { otp } = (await send(1)).body;
    await Promise.all(times(10, (by) => guess(by, other(otp, by + 1))));
    expect(statuses([await guess(0, otp), await guess(1, otp)])).toEqual([422, 422]);
  });

  test('are in no response of any instance once the demo password has changed', async () => {
    expect((await send(0)).body.otp).toMatch(/^\d{6}$/);
    expect((await change('Admin@1234', 'Changed@1')).status).toBe(200);
    for (const instance of [instances().a, instances().b]) instance.wait(60_000);
    expect((await send(1)).body).toEqual({ status: true, message: 'OTP sent successfully' });
    expect((await change('Changed@1', 'Admin@1234')).status).toBe(200);
  });
});

describe('a session', () => {
  test('that is ended at one instance has no valid token at the other', async () => {
    const { a, b } = instances();
    const own = (await a.signIn()).body.token.accessToken;
    const ended = (await b.signIn()).body.token;
    const use = (at: number) => either(at).call('GET /api/v1/games', { token: ended.accessToken });
    expect(statuses([await use(0), await use(1)])).toEqual([200, 200]);
    expect((await a.call('DELETE /api/v1/users/sessions?Id=others', { token: own })).status).toBe(200);
    expect(statuses([await use(0), await use(1)])).toEqual([401, 401]);
    const json = { refreshToken: ended.refreshToken };
    expect((await b.call('POST /api/v1/users/refreshToken', { json, token: null })).status).toBe(401);
  });

  test('is refreshed at the other instance, and ends at both when the used token is used again', async () => {
    const { refreshToken } = (await instances().a.signIn()).body.token;
    const refresh = (at: number) =>
      either(at).call('POST /api/v1/users/refreshToken', { json: { refreshToken }, token: null });
    const { accessToken: token } = (await refresh(1)).body;
    const use = (at: number) => either(at).call('GET /api/v1/games', { token });
    expect((await use(1)).status).toBe(200);
    for (const instance of [instances().a, instances().b]) instance.wait(2 * 60_000);
    expect((await refresh(0)).status).toBe(401);
    expect(statuses([await use(0), await use(1)])).toEqual([401, 401]);
  });

  test('that sends a create to both instances at once creates one record and gets the same response', async () => {
    const { accessToken: token } = (await instances().a.signIn()).body.token;
    const create = (at: number) => either(at).call('POST /api/v1/games', { form: { name: 'Sent twice' }, token });
    const [first, second] = await Promise.all([create(0), create(1)]);
    expect([first.status, second.body]).toEqual([200, first.body]);
    const found = await instances().b.call('GET /api/v1/games?search=Sent%20twice');
    expect(found.body.data.totalData).toBe(1);
  });
});

describe('without its database', () => {
  test('an instance is not ready, and recovers by itself when the database is back', async () => {
    const { a, database } = instances();
    const faults: string[] = [];
    const lost: string[] = [];
    const opened = await openPostgres(database.address, { onConnectionLost: ({ message }) => lost.push(message) });
    const { db } = opened;
    const logError = ({ what }: { readonly what: string }) => faults.push(what);
    const readiness = () => createReadiness({ db, uploads: memoryStore(), logError }).missing();
    expect(await readiness()).toEqual([]);

    const inProgress = db.transaction(async (tx) => {
      await tx.select().from(countries).limit(1);
      await database.administer((name) => `alter database ${name} allow_connections false`);
      await database.administer(
        (name) => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      await tx.select().from(countries).limit(1);
    });
    await expect(inProgress).rejects.toThrow('is not currently accepting connections');
    expect(await readiness()).toEqual(['database']);
    expect(faults).toEqual(['Not ready: database']);
    expect((await a.call('GET /api/v1/games', { token: 'any' })).status).toBe(500);

    await database.administer((name) => `alter database ${name} allow_connections true`);
    expect(await readiness()).toEqual([]);
    expect((await a.call('GET /api/v1/games')).status).toBe(200);
    await opened.close();
  });
});

test('a record whose picture cannot be stored is not saved, and the response asks to try again', async () => {
  const { address, drop } = await ownDatabase(server);
  const s3 = await startFakeS3();
  const app = await openTestApp({ uploads: openS3Store(s3.bucket), database: await openPostgres(address) });
  try {
    const create = () => app.call('POST /api/v1/games', { form: { name: 'Pictured', image: pictureFile('png') } });
    const found = async () => (await app.call('GET /api/v1/games?search=Pictured')).body.data.totalData;
    s3.fail(100);
    const { status, body } = await create();
    expect([status, body.message]).toEqual([503, 'The picture store does not respond. Please try again']);
    expect(app.faults).toEqual([new UploadStoreError('The picture store responded with 503 SlowDown to PUT')]);
    expect(await found()).toBe(0);

    s3.fail(0);
    const { image } = (await create()).body.data;
    expect(await found()).toBe(1);
    const served = await app.fetch(image);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await served.arrayBuffer()).toEqual(await pictureFile('png').arrayBuffer());
  } finally {
    await app.close();
    await s3.close();
    await drop();
  }
});
