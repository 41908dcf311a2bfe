import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { codeAttempts } from '#server/auth/limits/policy.ts';
import { withApp } from '../support/with-app.ts';

/** Several users, or several tabs of one user, at once. */

const app = withApp();
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('two sessions that save the same record at once', () => {
  const at = '2026-12-01 12:30:00';
  const dates = { original_scheduled_at: at, begin_at: at, end_at: at };
  /** A version with the same number in its label and all rows. Each version has another number of rows. */
  const version = (number: number) => ({
    label: `Version ${number}`,
    pointTable: times(2 + (number % 5), () => ({
      team_id: 32,
      chicken_dinner: number,
      matches_played: number,
      total_finish: number,
      position_point: number,
      total_point: number,
    })),
  });
  const shown = (record: unknown) => {
    const { label, pointTable } = record as { label: string; pointTable: readonly { total_point: number }[] };
    return { label, points: pointTable.map(({ total_point }) => total_point) };
  };
  const complete = (number: number) => ({ label: `Version ${number}`, points: times(2 + (number % 5), () => number) });
  const numberIn = (label: string) => Number(label.split(' ')[1]);

  test('leave one of the two versions, and no reader ever sees a mixture', async () => {
    const { call, signIn } = app();
    const tokens = await Promise.all([signIn(), signIn()]);
    const sent = { name: 'Finals', series_id: 11, prizepool: '1', ...dates, ...version(0) };
    const { id } = (await call('POST /api/v1/events/tournament', { json: sent })).body.data;
    const save = async (number: number) => {
      const token = tokens[number % 2]?.body.token.accessToken ?? '';
      const saved = await call('PATCH /api/v1/events/tournament', { json: { id, ...version(number) }, token });
      expect(saved.status).toBe(200);
      expect(shown(saved.body.data), 'the response contains the saved version').toEqual(complete(number));
    };
    const read = async () => {
      const found = shown((await call(`GET /api/v1/events/tournament/${id}`)).body.data);
      expect(found).toEqual(complete(numberIn(found.label)));
      return found;
    };
    let isSaving = true;
    const saveRepeatedly = async (first: number) => {
      for (const step of times(12, (number) => number)) await save(first + 2 * step);
    };
    const readRepeatedly = async () => {
      while (isSaving) await read();
    };
    const readers = times(4, readRepeatedly);
    await Promise.all([saveRepeatedly(1), saveRepeatedly(2)]).finally(() => {
      isSaving = false;
    });
    await Promise.all(readers);
    expect(numberIn((await read()).label)).toBeGreaterThan(0);
  });

  test('while another removes it get 200 or 404', async () => {
    const { call } = app();
    const sent = { name: 'Finals', series_id: 11, prizepool: '1', ...dates, ...version(0) };
    for (const round of times(5, (number) => number)) {
      const { id } = (await call('POST /api/v1/events/tournament', { json: { ...sent, prizepool: `${round}` } })).body
        .data;
      const saves = times(4, (number) => call('PATCH /api/v1/events/tournament', { json: { id, ...version(number) } }));
      const removal = call(`DELETE /api/v1/events/tournament/removeTournament?Id=${id}`);
      expect((await removal).status).toBe(200);
      for (const { status } of await Promise.all(saves)) expect([200, 404]).toContain(status);
      expect((await call(`GET /api/v1/events/tournament/${id}`)).status).toBe(404);
    }
  });
});

describe('one-time codes', () => {
  const username = 'admin@example.com';
  const requestCode = async (): Promise<string> => {
    app().wait(60 * 60_000);
    await app().call('POST /api/v1/users/sendOtp', { json: { username }, token: null });
    // The delivered code: the response does not contain it any more once the demo password has changed.
    return app().codes.at(-1)?.code ?? '';
  };
  const guess = (otp: string) => app().call('POST /api/v1/users/verifiedOtp', { json: { username, otp }, token: null });

  test('work once when several requests use them at once, and so does the new password', async () => {
    const otp = await requestCode();
    const used = await Promise.all(times(codeAttempts - 1, () => guess(otp)));
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, ...times(codeAttempts - 2, () => 422)]);
    const json = (at: number) => ({ username, newpassword: encodePassword(`Secret@10${at}`) });
    const set = await Promise.all(
      times(4, (at) => app().call('POST /api/v1/users/forgetpassword', { json: json(at), token: null })),
    );
    expect(set.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    const winner = set.findIndex(({ status }) => status === 200);
    expect((await app().signIn(username, `Secret@10${winner}`)).status).toBe(200);
    // Restores the password for the other tests.
    const restored = { username, otp: await requestCode() };
    await app().call('POST /api/v1/users/verifiedOtp', { json: restored, token: null });
    const back = { username, newpassword: encodePassword('Admin@1234') };
    expect((await app().call('POST /api/v1/users/forgetpassword', { json: back, token: null })).status).toBe(200);
  });
});
