import { describe, expect, test } from 'vitest';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { lifecycles } from '../support/calls.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();

const hostile: Readonly<Record<string, unknown>> = {
  'a NUL byte': 'a\u0000b',
  'a number beyond int4': '2147483648',
  'a huge number': 1e308,
  'a negative number': -1,
  'a trailing backslash': 'abc\\',
  'an SQL quote': "'; drop table teams; --",
  'right-to-left text': '\u202Eمرحبا\u202C',
  emoji: '👩🏽‍🚀'.repeat(4),
  'half a surrogate pair': 'a\uD83D',
  'a megabyte of text': 'x'.repeat(1024 * 1024),
  'an object': { $gt: '' },
  'a list': ['1', '2'],
  null: null,
  true: true,
  'blank text': '   ',
  markup: '<img src=x onerror=alert(1)>',
  'a prototype': '__proto__',
};

describe.each(lifecycles.map(({ create, update, sent }) => ({ create, update, sent })))(
  '$create',
  ({ create, update, sent }) => {
    const fields = Object.keys(sent).concat('unknown_field', '__proto__', 'constructor');

    test.each(Object.entries(hostile))('survives %s in each field', async (_what, value) => {
      const everywhere = Object.fromEntries(fields.map((field) => [field, value]));
      const byPath = update.includes('{id}');
      await survives(update.replace('{id}', '1'), byPath ? everywhere : { id: 1, ...everywhere });
      for (const field of fields) await survives(create, { ...sent, [field]: value });
    });
  },
);

async function survives(operation: string, json: unknown): Promise<void> {
  const { status, body } = await app().call(operation, { json });
  expect(status, `${operation}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
  expect(body.status).toBe(status === 200);
  expect(JSON.stringify(body)).not.toMatch(/\bat .+:\d+:\d+|node_modules|PostgreSQL|drizzle/i);
}

describe.each([
  ['POST /api/v1/users/login', { email: 'a', password: 'QWRtaW5AMTIzNA==', device_token: 'admin', device_type: 'web' }],
  ['POST /api/v1/users/refreshToken', { refreshToken: 'x' }],
  ['POST /api/v1/users/sendOtp', { username: 'a' }],
  ['POST /api/v1/users/verifiedOtp', { username: 'a', otp: '123456' }],
  ['POST /api/v1/users/forgetpassword', { username: 'a', newpassword: 'QWRtaW5AMTIzNA==' }],
  ['POST /api/v1/users/changePassword', { currentpassword: 'YQ==', newpassword: 'YQ==', confirmpassword: 'YQ==' }],
  ['POST /api/v1/users/send/sendMobileOtp', { phone: '9000000000', userId: 1 }],
  ['POST /api/v1/users/sendMobileOtpVerified', { phone: '9000000000', otp: '123456', userId: 1 }],
  [
    'POST /api/v1/users/create',
    {
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.co',
      mobile_no: '9000000000',
      password: 'QWRtaW5AMTIzNA==',
      birth_date: '',
      country: '',
      users: '',
    },
  ],
  ['PATCH /api/v1/users/updateprofile', { id: 1, first_name: 'A', last_name: 'B', birth_date: '1990-01-01' }],
  ['POST /api/v1/news/category', { items: [{ id: '900', name: 'A' }] }],
])('%s', (operation, sent) => {
  test.each(Object.entries(hostile))('survives %s in each field', async (_what, value) => {
    for (const field of Object.keys(sent)) await survives(operation, { ...sent, [field]: value });
  });
});

describe('every GET with a parameter', () => {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => ('get' in item ? [path] : []));

  test.each(['0', '-1', '2147483648', '1.5', 'x', "1' or 1=1", '%00', '%', '%E0%A4%A', '1/../2', '👾'])(
    'survives %s',
    async (value) => {
      for (const path of paths) {
        const inPath = path.replace('{id}', value.startsWith('%') ? value : encodeURIComponent(value));
        const queries = [
          '',
          `?id=${value}&search=${value}&page=${value}&series_id=${value}&team_id=${value}&message=${value}&title=${value}`,
        ];
        for (const query of queries) {
          const { status } = await app().call(`GET ${inPath}${query}`);
          expect(status, `GET ${inPath}${query}`).toBeLessThan(500);
        }
      }
    },
  );
});

test('an unknown path returns the failure envelope', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/teams/1/2',
    '/api/v1/TEAMS',
    '/api/v1/bgmi/getGroup',
    '/elsewhere',
  ]) {
    const response = await app().fetch(path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ status: false });
  }
  expect((await app().fetch('/api/v1/teams', { method: 'PUT' })).status).toBe(404);
});

test('field names that are nested too deeply are refused', async () => {
  for (const name of [
    'pointTable[99999999][team_id]',
    'a[0][1][2][3][4][5][6]',
    '__proto__[x]',
    'teams[x][__proto__]',
  ]) {
    const { status } = await app().call('POST /api/v1/teams', { form: { [name]: '1' } });
    expect(status, name).toBe(name.startsWith('teams') || status === 400 ? 400 : 422);
  }
});
