import { type Api, ownApi } from '#api/api.ts';
import {
  changePassword,
  sendMobileOtp,
  sendOtp,
  setForgottenPassword,
  verifyMobileOtp,
  verifyOtp,
} from '#api/calls/account-calls.ts';
import { createRecord } from '#api/calls/entity-calls.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import { updateProfile } from '#api/calls/profile-calls.ts';
import { signIn } from '#api/calls/session-calls.ts';
import { mobileRules } from '#domain/rules/access-rules.ts';
import { firstBroken } from '#domain/rules/rule.ts';
import { categoryEndpoints, categoryFields } from '#entities/category.ts';
import { customFields, trendingFields } from '#entities/notifications.ts';
import { digits, password, phone, text } from '#fields/build.ts';
import type { Field } from '#fields/field.ts';
import { errorsOf } from '#fields/validate.ts';
import { bodyOf } from '#fields/wire.ts';
import type { ProfileRecord } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';
import { validateLogin } from '#screens/auth/login-rules.ts';
import { validateNewPassword, validateRecovery } from '#screens/auth/recovery-rules.ts';
import { profilePaths, validateChangePassword, validateProfile } from '#screens/profile/profile-rules.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';

type Values = Readonly<Record<string, string>>;

/** The errors by the names of the request: the form's recipient is the server's username. */
function recoveryErrors({ username, otp }: { readonly username: string; readonly otp: string }): Values {
  const { recipient, ...errors } = validateRecovery({ recipient: username, otp });
  return { ...errors, ...(recipient !== undefined && { username: recipient }) };
}

/** A form with separate rules, not those of an entity. */
export interface OwnForm {
  readonly form: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly good: () => Values;
  /** The form's error messages by field. */
  readonly validate: (values: Values) => Readonly<Record<string, string | undefined>>;
  readonly send: (api: Api, values: Values) => Promise<Result<unknown>>;
  /** The field of each sent member, when their names differ. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Server errors that a form cannot predict, such as a wrong code or an id that exists already. */
  readonly ignoredErrors?: RegExp;
}

const code = digits('OTP', 6);
const line = text('Name');
let current: string = demoSignIn.password;
let created = 0;

const profile: ProfileRecord = {
  firstName: 'Demo',
  lastName: 'Admin',
  phone: '',
  email: demoSignIn.email,
  picture: null,
};

const one = <T extends string>(of: Values, name: T) => ({ [name]: of[name] ?? '' }) as Record<T, string>;

export const ownForms: readonly OwnForm[] = [
  {
    form: 'Login',
    fields: { username: line, password: password('Password') },
    good: () => ({ username: demoSignIn.email, password: current }),
    validate: (values) => validateLogin({ username: '', password: '', ...values }),
    send: (api, values) => signIn(api, { username: '', password: '', ...values }),
    paths: { email: 'username' },
  },
  {
    form: 'Send OTP',
    fields: { username: line },
    good: () => ({ username: 'asha@example.com' }),
    validate: ({ username = '' }) => one(recoveryErrors({ username, otp: '123456' }), 'username'),
    send: (api, { username = '' }) => sendOtp(api, username),
  },
  {
    form: 'Verify OTP',
    fields: { username: line, otp: code },
    good: () => ({ username: 'asha@example.com', otp: '123456' }),
    validate: (values) => recoveryErrors({ username: '', otp: '', ...values }),
    send: (api, { username = '', otp = '' }) => verifyOtp(api, username, otp),
    ignoredErrors: /^Invalid or expired OTP$/,
  },
  {
    form: 'New password',
    fields: { password: password('New Password') },
    good: () => ({ password: 'Second@567' }),
    validate: ({ password: typed = '' }) =>
      one(validateNewPassword({ password: typed, passwordConfirmation: typed }) as Values, 'password'),
    send: (api, { password: typed = '' }) => setForgottenPassword(api, 'asha@example.com', typed),
    paths: { newpassword: 'password' },
  },
  {
    form: 'Change Password',
    fields: {
      oldpassword: password('Old Password'),
      newpassword: password('New Password'),
      confirmPassword: password('Confirm Password'),
    },
    good: () => ({ oldpassword: current, newpassword: 'Second@567', confirmPassword: 'Second@567' }),
    validate: (values) => validateChangePassword({ oldpassword: '', newpassword: '', confirmPassword: '', ...values }),
    send: async (api, values) => {
      const typed = { oldpassword: '', newpassword: '', confirmPassword: '', ...values };
      const result = await changePassword(ownApi(api), typed);
      if (result.kind === 'ok') current = typed.newpassword;
      return result;
    },
    paths: { currentpassword: 'oldpassword', confirmpassword: 'confirmPassword' },
    ignoredErrors: /^The old password is not correct$/,
  },
  {
    form: 'My Profile',
    fields: { firstName: line, lastName: line, phone: phone('Mobile Number') },
    good: () => ({ firstName: 'Demo', lastName: 'Admin', phone: '9876543210' }),
    validate: (values) => validateProfile({ ...profile, ...values }, profile),
    send: (api, values) => updateProfile(ownApi(api), 1, { base: profile, values: { ...profile, ...values } }),
    paths: profilePaths,
  },
  {
    form: 'Send mobile OTP',
    fields: { phone: phone('Mobile Number') },
    good: () => ({ phone: '9876543210' }),
    // The profile sends only valid numbers.
    validate: ({ phone: typed = '' }) => ({
      phone: typed === '' ? 'Mobile No is required' : firstBroken(mobileRules(), typed),
    }),
    send: (api, { phone: typed = '' }) => sendMobileOtp(ownApi(api), { phone: typed, userId: 1 }),
  },
  {
    form: 'Verify mobile OTP',
    fields: { otp: code },
    good: () => ({ otp: '123456' }),
    validate: (values) => one(recoveryErrors({ username: 'asha', otp: '', ...values }), 'otp'),
    send: (api, { otp = '' }) => verifyMobileOtp(ownApi(api), { phone: '9876543210', userId: 1, otp }),
    ignoredErrors: /^Invalid or expired OTP$/,
  },
  {
    form: 'Trending news notification',
    fields: trendingFields,
    good: () => ({ message: 'Finals tonight', id: '7' }),
    validate: (values) => errorsOf(trendingFields, 'create', values),
    send: (api, { message = '', id = '' }) => sendTrendingNotification(ownApi(api), { message, id }),
  },
  {
    form: 'Custom notification',
    fields: customFields,
    good: () => ({ title: 'Squads are out', image: '', redirectUrl: 'https://example.com/squads' }),
    validate: (values) => errorsOf(customFields, 'create', values),
    send: (api, values) => sendCustomNotification(ownApi(api), { title: '', ...values }),
  },
  {
    form: 'Category',
    fields: categoryFields.items.row,
    good: () => {
      created += 1;
      return { id: String(5000 + created), name: 'Cricket' };
    },
    validate: (row) => inRow(errorsOf(categoryFields, 'create', { items: [row] })),
    send: (api, row) =>
      createRecord(ownApi(api), categoryEndpoints.create, bodyOf(categoryFields, 'create', { items: [row] }, {})),
    paths: { 'items[0][id]': 'id', 'items[0][name]': 'name' },
    ignoredErrors: /^There is already a category/,
  },
];

function inRow(errors: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(errors).map(([path, msg]) => [path.replace(/^items\[0\]\[(\w+)\]$/, '$1'), msg]),
  );
}
