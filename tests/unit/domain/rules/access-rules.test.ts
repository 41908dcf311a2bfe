import { expect, test } from 'vitest';
import { validateNewPassword, validateRecovery } from '#screens/auth/recovery-rules.ts';
import { validateChangePassword, validateProfile } from '#screens/profile/profile-rules.ts';

const weak = 'Password field must contain at least 1 Uppercase, 1 Lowercase, 1 Special Character and 1 Number';
const short = 'Password field contain minimum 8 characters';
const long = 'Please enter maximum 16 characters';
const differ = 'New Password and Confirm Password does not match';

test.each([
  [{ recipient: '' }, { recipient: 'Username is required' }],
  [{ recipient: 'a b' }, { recipient: 'Username must not contain spaces' }],
  [{ otp: '' }, { otp: 'OTP is required' }],
  [{ otp: '12345' }, { otp: 'OTP must be exactly 6 digits' }],
  [{ otp: '000000' }, {}],
])('recovery with %j', (changed, errors) => {
  expect(validateRecovery({ recipient: 'asha', otp: '123456', ...changed })).toEqual(errors);
});

/** Passwords that are rejected as a new password. */
const refused = [
  ['', 'Please enter New Password'],
  ['Short1!', short],
  ['TooLongForIt@1234', long],
  ['lowercase@1', weak],
] as const;

test.each(refused)('rejects the new password %j: %s', (password, message) => {
  const values = { password, passwordConfirmation: password };
  expect(validateNewPassword(values)).toMatchObject({ password: message });
  const change = { oldpassword: 'Old@12345', newpassword: password, confirmPassword: password };
  expect(validateChangePassword(change)).toMatchObject({ newpassword: message });
});

test.each(['Good@123', 'Exactly16@Chars!'])('accepts the new password %j', (password) => {
  expect(validateNewPassword({ password, passwordConfirmation: password })).toEqual({});
  const change = { oldpassword: password, newpassword: password, confirmPassword: password };
  expect(validateChangePassword(change)).toEqual({});
});

test('each form has its own message for the confirmation', () => {
  const password = 'Good@123';
  expect(validateNewPassword({ password, passwordConfirmation: '' })).toEqual({
    passwordConfirmation: 'Please enter Confirm Password',
  });
  expect(validateNewPassword({ password, passwordConfirmation: 'Good@124' })).toEqual({ passwordConfirmation: differ });
  const change = { oldpassword: password, newpassword: password };
  expect(validateChangePassword({ ...change, confirmPassword: '' })).toEqual({
    confirmPassword: 'Please enter your Confirm Password.',
  });
  expect(validateChangePassword({ ...change, confirmPassword: 'Good@124' })).toEqual({ confirmPassword: differ });
});

test.each([
  ['', 'Password is required'],
  ['Short1!', short],
  ['nothingbutsmall', weak],
])('the old password has the same rules: %j', (oldpassword, message) => {
  expect(validateChangePassword({ oldpassword, newpassword: 'Good@123', confirmPassword: 'Good@123' })).toEqual({
    oldpassword: message,
  });
});

const base = { firstName: 'Asha', lastName: 'Rao', phone: '', picture: null, email: 'asha@example.com' };

test.each([
  [{ firstName: '' }, { firstName: 'First Name is required' }],
  [{ firstName: 'x'.repeat(51) }, { firstName: 'Please enter your Full Name with a maximum of 50 characters' }],
  [{ lastName: ' ' }, { lastName: 'Last Name is required' }],
  [{ phone: '98765' }, { phone: 'Please enter a valid 10 digits Mobile Number' }],
  [{ phone: '9876543210' }, {}],
  [{ picture: null }, {}],
])('a profile with %j', (changed, errors) => {
  expect(validateProfile({ ...base, ...changed }, base)).toEqual(errors);
});

test('an existing picture can be replaced but not removed', () => {
  const stored = { ...base, picture: '/uploads/a.png' };
  expect(validateProfile(stored, stored)).toEqual({});
  expect(validateProfile({ ...stored, picture: new Blob() }, stored)).toEqual({});
  expect(validateProfile(base, stored)).toEqual({ picture: 'Profile Picture is required' });
});
