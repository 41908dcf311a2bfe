import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { toFormData } from '#api/http/form-data.ts';
import { encodePassword } from '#domain/password.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';
import { pictureFile } from '../support/pictures.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type S3StandIn, s3StandIn } from '../support/s3-stand-in.ts';

/** Copies as they are started by hand, on one PostgreSQL and one bucket, behind nothing but a client that goes on to the next. */

const server = inject('postgres');
let database: OwnDatabase;
let s3: S3StandIn;
let folder = '';
const programs: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
  s3 = await s3StandIn();
  database = await ownDatabase(server);
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await s3.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

interface Copy extends Program {
  readonly address: string;
}

async function startCopy(): Promise<Copy> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.bucket;
  const program = startProgram({
    PORT: '0',
    // Each on a machine of its own, as far as files go.
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
    APP_DIR: join(folder, 'app'),
    SEED: 'demo',
    DATABASE_URL: database.address,
    // Ended by the test, so that it sees what it wants to see however slow the machine is.
    DRAIN_SECONDS: '300',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  programs.push(program);
  return { ...program, address: await program.ready };
}

interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly token: { readonly accessToken: string };
}

async function call(at: string, request: string, body?: Parameters<typeof toFormData>[0]): Promise<Answer> {
  const [method = '', path = ''] = request.split(' ');
  const content = body === undefined ? {} : { body: toFormData(body) };
  const answer = await fetch(`${at}${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...content });
  return { ...((await answer.json()) as Answer), status: answer.status };
}

let token = '';

/** Sends to the copy whose turn it is, and where that has gone the very same to the next. */
async function balanced(copies: readonly Copy[], turn: number, ...[request, body]: [string, ReturnType<typeof group>]) {
  for (let at = turn; ; at += 1) {
    const copy = copies[at % copies.length];
    if (copy === undefined || at > turn + copies.length) throw new Error('No copy answers');
    try {
      return await call(copy.address, request, body);
    } catch (error) {
      // A connection that broke; anything else is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

const group = (name: string) => ({
  name,
  teams: ['32', '33'],
  image: pictureFile('png', { bytes: 1000 + sizeOf(name) }),
});
const sizeOf = (name: string) => Number(name.replaceAll(/\D/g, ''));

const patiently = { timeout: 60_000 };
const workers = 6;
const each = 12;

test('a copy that is killed in the middle of a load takes nothing with it, and nothing is there twice', async () => {
  const copies = await Promise.all([startCopy(), startCopy()]);
  const { email, password } = demoSignIn;
  const credentials = { email, password: encodePassword(password), device_token: 'admin', device_type: 'web' };
  token = (await call(copies[0].address, 'POST /api/v1/users/login', credentials)).token.accessToken;

  const outcomes = new Map<string, number>();
  const work = async (worker: number) => {
    for (let step = 0; step < each; step += 1) {
      const name = `Group ${100 * worker + step}`;
      const { status } = await balanced(copies, worker + step, 'POST /api/v1/bgmi/group', group(name));
      outcomes.set(name, status);
      // In the middle, while others are at some point of their way through it.
      if (outcomes.size === (workers * each) / 3) copies[0].child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  expect(copies[0].child.signalCode).toBe('SIGKILL');

  // What a copy died over and another was sent too is 409: "look before you send it again".
  expect([...outcomes].filter(([, status]) => status !== 200 && status !== 409)).toEqual([]);
  expect(outcomes.size).toBe(workers * each);
  const survivor = copies[1];
  const listed = (await call(survivor.address, 'GET /api/v1/bgmi/group?listPerPage=100&search=Group')).data['data'];
  const rows = (listed as readonly { readonly name: string; readonly image: string }[]).filter(({ name }) =>
    outcomes.has(name),
  );
  expect(new Set(rows.map(({ name }) => name)).size, 'none is there twice').toBe(rows.length);
  const missing = [...outcomes].filter(([name, status]) => status === 200 && !rows.some((row) => row.name === name));
  expect(missing, 'what was answered is there').toEqual([]);
  for (const { name, image } of rows) {
    const picture = await (await fetch(`${survivor.address}${image}`)).arrayBuffer();
    expect(picture.byteLength).toBe(1000 + sizeOf(name));
  }
}, 120_000);

test('a copy that is told to stop says so first, answers what it has begun, and then goes', async () => {
  const copy = await startCopy();
  const probe = async (path: string) => {
    const answer = await fetch(`${copy.address}${path}`);
    return [answer.status, (await answer.json()) as unknown];
  };
  expect(await probe('/healthz')).toEqual([200, { healthy: true }]);
  expect(await probe('/readyz')).toEqual([200, { ready: true }]);

  const held = s3.hold();
  const begun = call(copy.address, 'POST /api/v1/bgmi/group', group('Late 7'));
  const letGo = await held;
  copy.child.kill('SIGTERM');
  await expect.poll(() => probe('/readyz'), patiently).toEqual([503, { ready: false, missing: ['stopping'] }]);
  // For a balancer that has not looked yet, it is still there.
  expect(await probe('/healthz')).toEqual([200, { healthy: true }]);
  expect((await call(copy.address, 'GET /api/v1/games')).status).toBe(200);
  // A second signal: nobody waits for a balancer any more.
  copy.child.kill('SIGTERM');
  await expect.poll(() => probe('/healthz').catch(() => 'refused'), patiently).toBe('refused');
  letGo();
  expect((await begun).status).toBe(200);
  expect(await copy.ended).toMatchObject({ code: 0, err: '' });
}, 120_000);
