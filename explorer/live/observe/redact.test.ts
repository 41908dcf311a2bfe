import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { LEFT_OUT, Redactor } from './redact.ts';

const redact = (value: unknown) => new Redactor().redact(value);
const secret = 'Hunter2!x';
const textOf = (value: unknown) => JSON.stringify(redact(value));

class Credentials {
  readonly entered = secret;
}

/** Places of a password in what machines receive, store and return. */
const hostile: Readonly<Record<string, unknown>> = {
  'a member of an event': { type: 'login.submit', password: secret },
  'a field beside its value': { type: 'form.change', name: 'password', value: secret },
  'a field beside a value of another name': { field: 'new_password', input: { text: secret } },
  'derived values of a change': { type: 'form.change', name: 'x', value: 1, also: { 'rows[0][password]': secret } },
  'a nested context': { values: { account: { confirmPassword: secret } } },
  'a list': { rows: [{ name: 'a' }, { PASSWORD: [secret] }] },
  'an output': { type: 'xstate.done.actor.call', output: { kind: 'ok', data: { accessToken: secret } } },
  'an error': { type: 'xstate.error.actor.call', error: Object.assign(new Error('Refused'), { password: secret }) },
  'the cause of an error': new Error('Refused', { cause: new Error(`password: ${secret}`) }),
  'the message of an error': { password: secret, error: new Error(`Wrong input ${secret}`) },
  'a text before its name': { message: `Wrong input ${secret}`, token: secret },
  'a key': { [secret]: 1, secret },
  'a map': new Map([['otp', secret]]),
  'a set': { codes: new Set([secret]) },
  'an entry': Object.entries({ password: secret }),
  'an instance of a class': { login: new Credentials() },
  'a number': { otp: 123_456, shown: [123_456] },
  'a body as JSON': { body: JSON.stringify({ email: 'a@b.c', password: secret }) },
  'a body as a form': { body: `email=a&password=${secret}` },
  'an encoded address': { url: `/reset%3Ftoken%3D${secret}` },
  'form data': { body: new URLSearchParams({ password: secret }) },
  'base64, as in the contract': { password: secret, sent: btoa(secret) },
  'a header': { headers: { authorization: secret }, line: `Bearer ${secret}` },
  'a getter': Object.defineProperty({}, 'apiToken', { enumerable: true, get: () => secret }),
};

test.each(Object.entries(hostile))('a secret is replaced in %s', (_, value) => {
  const text = textOf(value);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(btoa(secret));
  expect(text).not.toContain('123456');
  expect(text).toContain(LEFT_OUT);
});

const png = Array.from({ length: 200 }, (_, at) => (at * 7) % 256);
const dataUrl = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;

const pictures: Readonly<Record<string, unknown>> = {
  'a file': { upload: new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }) },
  'a blob in a list': { rows: [{ upload: new Blob([new Uint8Array(png)]) }] },
  bytes: { upload: new Uint8Array(png) },
  'bytes as a list': { upload: png },
  'bytes as an object': { upload: Object.fromEntries(png.entries()) },
  'a data URL': { html: `<p><img src="${dataUrl}"></p>` },
  base64: { upload: dataUrl.slice(dataUrl.indexOf(',') + 1) },
  'a member by its name': { profile_pic: '/uploads/x.png', coverImage: { path: '/uploads/x.png' } },
};

test.each(Object.entries(pictures))('a picture is replaced: %s', (_, value) => {
  const text = textOf(value);
  expect(text).toContain(LEFT_OUT);
  for (const part of ['1,8,15', '7,14,21', 'base64,', '/uploads/', dataUrl.slice(40, 80)]) {
    expect(text).not.toContain(part);
  }
});

test('a secret that was seen once is replaced wherever it appears later', () => {
  const redactor = new Redactor();
  redactor.redact({ type: 'login.change', name: 'password', value: secret });
  expect(redactor.redact({ type: 'x', message: `${secret} is wrong` })).toEqual({ type: 'x', message: LEFT_OUT });
});

test('other values stay, without functions and cycles', () => {
  const cycle: Record<string, unknown> = { name: 'a' };
  cycle['self'] = cycle;
  expect(
    redact({
      type: 'form.change',
      name: 'country',
      value: 'IN',
      rows: [1, undefined, null, true, ''],
      at: new Date(0),
      validate: () => ({}),
      absent: undefined,
      endless: Number.NaN,
      cycle,
    }),
  ).toEqual({
    type: 'form.change',
    name: 'country',
    value: 'IN',
    rows: [1, null, null, true, ''],
    at: '1970-01-01T00:00:00.000Z',
    cycle: { name: 'a', self: LEFT_OUT },
  });
});

test('an empty password and whether there is one are visible', () => {
  expect(redact({ password: '', hasToken: true, otp: null })).toEqual({ password: '', hasToken: true, otp: null });
});

test('a long secret is replaced in every value that contains it beside its name', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8, maxLength: 30 }).filter((text) => text.trim().length >= 8),
      fc.jsonValue(),
      fc.constantFrom('password', 'newPassword', 'refresh_token', 'OTP', 'shared-secret'),
      (text, around, name) => {
        const value = { around, deep: [{ [name]: text, again: `<${text}>`, pair: [name, { text }] }] };
        const copy = redact({ deep: value.deep });
        expect(JSON.stringify(copy)).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(() => JSON.stringify(redact(value))).not.toThrow();
      },
    ),
  );
});
