import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { toFormData } from '#api/http/form-data.ts';
import { version } from '#server/version.ts';
import { type OwnDatabase, ownDatabase } from '../../support/postgres/own-database.ts';
import { adminToken } from '../support/admin-calls.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';
import { pictureFile } from '../support/pictures.ts';
import { type Program, startProgram } from '../support/program.ts';

/** Starts instances with one PostgreSQL and one bucket. The test client sends a failed request to the next instance. */

const server = inject('postgres');
let database: OwnDatabase;
let s3: FakeS3;
let folder = '';
const programs: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app/index.html'), '<title>Desk</title>');
  s3 = await startFakeS3();
  database = await ownDatabase(server);
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await s3.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

interface Instance extends Program {
  readonly address: string;
}

async function startInstance(): Promise<Instance> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.bucket;
  const program = startProgram({
    PORT: '0',
    // Separate folders, as on separate machines.
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
    APP_DIR: join(folder, 'app'),
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    METRICS_PORT: 'off',
    DATABASE_URL: database.address,
    // The test ends the drain time, so that it does not depend on the speed of the machine.
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

interface ApiResponse {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

async function call(at: string, request: string, body?: Parameters<typeof toFormData>[0]): Promise<ApiResponse> {
  const [method = '', path = ''] = request.split(' ');
  const content = body === undefined ? {} : { body: toFormData(body) };
  const response = await fetch(`${at}${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...content });
  return { ...((await response.json()) as ApiResponse), status: response.status };
}

let token = '';

/** Sends a request to the instance whose turn it is. When that has ended, sends it to the next instance. */
async function balanced(
  instances: readonly Instance[],
  turn: number,
  ...[request, body]: [string, ReturnType<typeof group>]
) {
  for (let at = turn; ; at += 1) {
    const instance = instances[at % instances.length];
    if (instance === undefined || at > turn + instances.length) throw new Error('No instance responds');
    try {
      return await call(instance.address, request, body);
    } catch (error) {
      // `fetch` throws a TypeError for a broken connection. All other errors fail the test.
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

const workers = 6;
const groupsPerWorker = 12;

test('no saved record is lost or duplicated when an instance is killed under load', async () => {
  const instances = await Promise.all([startInstance(), startInstance()]);
  token = await adminToken(instances[0].address);

  const outcomes = new Map<string, number>();
  const work = async (worker: number) => {
    for (let step = 0; step < groupsPerWorker; step += 1) {
      const name = `Group ${100 * worker + step}`;
      const { status } = await balanced(instances, worker + step, 'POST /api/v1/bgmi/group', group(name));
      outcomes.set(name, status);
      // While requests of other workers are in progress.
      if (outcomes.size === (workers * groupsPerWorker) / 3) instances[0].child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  expect(instances[0].child.signalCode).toBe('SIGKILL');

  // A request that the killed instance had started gets 409 from the other: "look before you send it again".
  expect([...outcomes].filter(([, status]) => status !== 200 && status !== 409)).toEqual([]);
  expect(outcomes.size).toBe(workers * groupsPerWorker);
  const survivor = instances[1];
  const listed = (await call(survivor.address, 'GET /api/v1/bgmi/group?listPerPage=100&search=Group')).data['data'];
  const rows = (listed as readonly { readonly name: string; readonly image: string }[]).filter(({ name }) =>
    outcomes.has(name),
  );
  expect(new Set(rows.map(({ name }) => name)).size, 'no group is duplicated').toBe(rows.length);
  const missing = [...outcomes].filter(([name, status]) => status === 200 && !rows.some((row) => row.name === name));
  expect(missing, 'no confirmed group is missing').toEqual([]);
  for (const { name, image } of rows) {
    const picture = await (await fetch(`${survivor.address}${image}`)).arrayBuffer();
    expect(picture.byteLength).toBe(1000 + sizeOf(name));
  }
}, 900_000);

test('an instance that receives a stop signal reports that it is not ready, finishes its requests, and then ends', async () => {
  const instance = await startInstance();
  const probe = async (path: string) => {
    const response = await fetch(`${instance.address}${path}`);
    return [response.status, (await response.json()) as unknown];
  };
  expect(await probe('/healthz')).toEqual([200, { healthy: true, version }]);
  expect(await probe('/readyz')).toEqual([200, { ready: true }]);

  const held = s3.hold();
  const started = call(instance.address, 'POST /api/v1/bgmi/group', group('Late 7'));
  const release = await held;
  instance.child.kill('SIGTERM');
  await expect.poll(() => probe('/readyz')).toEqual([503, { ready: false, missing: ['stopping'] }]);
  // It still serves requests for load balancers that have not seen this yet.
  expect(await probe('/healthz')).toEqual([200, { healthy: true, version }]);
  expect((await call(instance.address, 'GET /api/v1/games')).status).toBe(200);
  // A second signal skips the drain time.
  instance.child.kill('SIGTERM');
  await expect.poll(() => probe('/healthz').catch(() => 'refused')).toBe('refused');
  release();
  expect((await started).status).toBe(200);
  expect(await instance.ended).toMatchObject({ code: 0, err: '' });
}, 900_000);
