import { expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp({ demo: false });

test('outside of a demo installation the response does not contain the code', async () => {
  const json = { username: 'admin@example.com' };
  const { body } = await app().call('POST /api/v1/users/sendOtp', { json, token: null });
  expect(body).toEqual({ status: true, message: 'OTP sent successfully' });
  expect(app().codes).toHaveLength(1);
});
