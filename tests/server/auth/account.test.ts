import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const rita = { first_name: 'Rita', last_name: 'Rao', email: 'rita@example.com', mobile_no: '9000000010' };
const password = encodePassword('Secret@123');

describe('a user', () => {
  test('is created with a picture, India as the default country and the role User', async () => {
    const form = { ...rita, password, users: pictureFile('jpg'), birth_date: '1998-04-30' };
    const { body } = await app().call('POST /api/v1/users/create', { form });
    expect(body).toMatchObject({
      message: 'User created successfully',
      data: { name: 'Rita Rao', country: 1, country_name: 'India', birth_date: '1998-04-30', role_name: 'User' },
    });
    expect(body.data.profile_pic).toMatch(/^\/uploads\/[0-9a-f]{64}\.jpg$/);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('needs a unique email and a unique mobile number', async () => {
    const json = { ...rita, email: 'RITA@example.com', password };
    const { status, body } = await app().call('POST /api/v1/users/create', { json });
    expect(status).toBe(409);
    expect(body.errors).toEqual([
      { path: 'email', msg: 'Another account has this email' },
      { path: 'mobile_no', msg: 'Another account has this mobile number' },
    ]);
  });

  test('cannot delete or deactivate the own account', async () => {
    expect((await app().call('DELETE /api/v1/users/removeUser?Id=1')).status).toBe(409);
    const off = await app().call('PATCH /api/v1/users/updateprofile', { json: { id: 1, status: '0' } });
    expect(off.status).toBe(409);
  });

  test('is deleted with its sessions', async () => {
    const { id, email } = await newUser(app());
    const token = (await app().signIn(email, newPassword)).body.token.accessToken;
    expect((await app().call(`DELETE /api/v1/users/removeUser?Id=${id}`)).body.message).toBe(
      'User deleted successfully',
    );
    expect((await app().call('GET /api/v1/users/country', { token })).status).toBe(401);
  });
});

describe('a profile', () => {
  test('can be changed by its owner, and the response contains the new address of the picture', async () => {
    const form = { id: '1', first_name: 'Dana', users: pictureFile('png') };
    const { body } = await app().call('PATCH /api/v1/users/updateprofile', { form });
    expect(body).toMatchObject({ status: true, message: 'Profile updated successfully' });
    expect(body.data.profileImage).toMatch(/^\/uploads\/.+\.png$/);
    const profile = (await app().call('GET /api/v1/users/id?id=1')).body.data;
    expect(profile).toMatchObject({ first_name: 'Dana', last_name: 'Admin', profile_pic: body.data.profileImage });

    const removed = await app().call('PATCH /api/v1/users/updateprofile', { form: { id: '1', users: '' } });
    expect(removed.body.data).toEqual({});
  });

  test('loses its sessions when an admin deactivates the user', async () => {
    const { id, email } = await newUser(app());
    const token = (await app().signIn(email, newPassword)).body.token.accessToken;
    await app().call('PATCH /api/v1/users/updateprofile', { json: { id, status: '0' } });
    await app().call('PATCH /api/v1/users/updateprofile', { json: { id, status: '1' } });
    expect((await app().call('GET /api/v1/users/country', { token })).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (currentpassword: string, newpassword: string, confirmpassword: string, token?: string) =>
    app().call('POST /api/v1/users/changePassword', {
      json: {
        currentpassword: encodePassword(currentpassword),
        newpassword: encodePassword(newpassword),
        confirmpassword: encodePassword(confirmpassword),
      },
      ...(token !== undefined && { token }),
    });

  test('ends all other sessions of the user', async () => {
    const here = (await app().signIn('rita@example.com', 'Secret@123')).body.token.accessToken;
    const there = (await app().signIn('rita@example.com', 'Secret@123')).body.token;
    const { body } = await change('Secret@123', 'Changed@123', 'Changed@123', here);
    expect(body).toEqual({ status: true, message: 'Password changed successfully' });
    expect((await app().call('GET /api/v1/users/country', { token: here })).status).toBe(200);
    expect((await app().call('GET /api/v1/users/country', { token: there.accessToken })).status).toBe(401);
    const json = { refreshToken: there.refreshToken };
    expect((await app().call('POST /api/v1/users/refreshToken', { json, token: null })).status).toBe(401);
  });

  test('needs the old password', async () => {
    const { status, body } = await change('Wrong@1234', 'Changed@123', 'Changed@123');
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'currentpassword', msg: 'The old password is not correct' }]);
  });
});

describe('a mobile number', () => {
  const send = (phone: string) => app().call('POST /api/v1/users/send/sendMobileOtp', { json: { phone, userId: '1' } });
  const verify = (phone: string, otp: string) =>
    app().call('POST /api/v1/users/sendMobileOtpVerified', { json: { phone, otp, userId: 1 } });

  test('is verified by a code sent to it', async () => {
    const { otp } = (await send('9111111111')).body;
    expect(app().codes.at(-1)).toEqual({ code: otp, to: '9111111111', purpose: 'mobile' });
    expect((await verify('9222222222', otp)).status).toBe(422);
    expect((await verify('9111111111', otp)).body.message).toBe('Mobile number verified successfully');
    expect((await app().call('GET /api/v1/users/id?id=1')).body.data.mobile_no).toBe('9111111111');
  });

  test('needs an existing user', async () => {
    const json = { phone: '9111111112', userId: '9999' };
    const { status, body } = await app().call('POST /api/v1/users/send/sendMobileOtp', { json });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'userId', msg: 'User does not exist' }]);
  });
});
