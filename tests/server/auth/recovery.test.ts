import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { oneTimeCodes } from '#server/db/schema/accounts.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const minute = 60_000;

const send = (username: string, address?: string) =>
  app().call('POST /api/v1/users/sendOtp', {
    json: { username },
    token: null,
    ...(address !== undefined && { address }),
  });
const verify = (username: string, otp: string | number, address?: string) =>
  app().call('POST /api/v1/users/verifiedOtp', {
    json: { username, otp },
    token: null,
    ...(address !== undefined && { address }),
  });
const reset = (username: string, password: string, address?: string) =>
  app().call('POST /api/v1/users/forgetpassword', {
    json: { username, newpassword: encodePassword(password) },
    token: null,
    ...(address !== undefined && { address }),
  });

const lastCode = () => app().codes.at(-1);

describe('a forgotten password', () => {
  test('can be replaced after a code, and every session of the user ends', async () => {
    const { email, mobile } = await newUser(app());
    const before = (await app().signIn(email, newPassword)).body.token.accessToken;
    const sent = await send(email);
    expect(sent.body).toMatchObject({ status: true, message: 'OTP sent successfully' });
    expect(lastCode()).toEqual({ code: sent.body.otp, to: mobile, purpose: 'recovery' });
    expect(sent.body.otp).toMatch(/^\d{6}$/);

    expect((await verify(email, sent.body.otp)).body).toEqual({ status: true, message: 'OTP verified successfully' });
    expect((await reset(email, 'After@1234')).body).toEqual({ status: true, message: 'Password changed successfully' });
    expect((await app().signIn(email, newPassword)).status).toBe(401);
    expect((await app().signIn(email, 'After@1234')).status).toBe(200);
    expect((await app().call('GET /api/v1/users/country', { token: before })).status).toBe(401);
    expect((await reset(email, 'Again@1234')).status).toBe(403);
  });

  test('needs the code, from the same caller, in time', async () => {
    const { email } = await newUser(app());
    expect((await reset(email, 'After@1234')).status).toBe(403);
    const { otp } = (await send(email)).body;
    expect((await reset(email, 'After@1234')).status).toBe(403);
    await verify(email, otp);
    expect((await reset(email, 'After@1234', '192.0.2.9')).status).toBe(403);
    app().wait(10 * minute);
    expect((await reset(email, 'After@1234')).status).toBe(403);
    expect((await app().signIn(email, newPassword)).status).toBe(200);
  });
});

describe('a one-time code', () => {
  test('is stored as a digest only', async () => {
    const { email } = await newUser(app());
    const { otp } = (await send(email)).body;
    expect(JSON.stringify(await app().db.select().from(oneTimeCodes))).not.toContain(otp);
  });

  test('can be requested again after thirty seconds, and then the earlier code is invalid', async () => {
    const { email } = await newUser(app());
    const first = (await send(email)).body.otp;
    const early = await send(email);
    expect(early).toMatchObject({ status: 429, body: { status: false } });
    expect(early.body.message).toBe('Please wait 30 seconds before you ask for another OTP');
    expect(early.headers.get('retry-after')).toBe('30');
    app().wait(30_000);
    const second = (await send(email)).body.otp;
    if (first !== second) expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });

  test('is valid for ten minutes', async () => {
    const { email } = await newUser(app());
    const { otp } = (await send(email)).body;
    app().wait(10 * minute);
    expect(await verify(email, otp)).toMatchObject({ status: 422, body: { message: 'Invalid or expired OTP' } });
  });

  test('allows twenty guesses an hour, even with new codes', async () => {
    const { email } = await newUser(app());
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { otp } = (await send(email)).body;
      for (let guess = 1; guess <= 5; guess += 1) {
        statuses.push((await verify(email, String((Number(otp) + guess) % 1_000_000).padStart(6, '0'))).status);
      }
      app().wait(30_000);
    }
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
  });

  test('may be sent as a number without its leading zeros', async () => {
    const { email } = await newUser(app());
    let { otp } = (await send(email)).body;
    for (let tries = 0; tries < 200 && !otp.startsWith('0'); tries += 1) {
      app().wait(30 * minute);
      otp = (await send(email)).body.otp;
    }
    expect(otp.startsWith('0')).toBe(true);
    expect((await verify(email, Number(otp))).status).toBe(200);
  });
});

describe('a name without an account', () => {
  test('gets the same response as an account, and nothing is delivered', async () => {
    const delivered = app().codes.length;
    const { status, body } = await send('nobody@example.com');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      message: 'OTP sent successfully',
      otp: expect.stringMatching(/^\d{6}$/) as string,
    });
    expect((await send('nobody@example.com')).status).toBe(429);
    expect((await verify('nobody@example.com', body.otp)).status).toBe(422);
    expect((await reset('nobody@example.com', 'After@1234')).status).toBe(403);
    expect(app().codes).toHaveLength(delivered);
  });
});
