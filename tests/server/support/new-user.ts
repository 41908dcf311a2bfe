import { encodePassword } from '#domain/text/password.ts';
import type { TestApp } from './test-app.ts';

/** The password of each new user. */
export const newPassword = 'Secret@123';

let created = 0;

/** Creates a user without the role Admin, whom no other test has. */
export async function newUser({ call }: TestApp) {
  created += 1;
  const names = { email: `user${created}@example.com`, mobile_no: String(9_300_000_000 + created) };
  const json = { first_name: 'Plain', last_name: 'User', ...names, password: encodePassword(newPassword) };
  const { id } = (await call('POST /api/v1/users/create', { json })).body.data;
  return { id, email: names.email, mobile: names.mobile_no };
}
