import { AwsClient } from 'aws4fetch';
import { Client } from 'pg';
import { openPostgres } from '#server/db/open-postgres.ts';
import { allOperations, recordedIn } from '#server/operations.ts';
import { collectPictures } from '#server/trash/collect-pictures.ts';
import { openS3Store } from '#server/uploads/s3-store.ts';
import { markerName } from '#server/uploads/upload-store.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { ownDatabase } from '../../support/postgres/own-database.ts';
import { postgresServer } from '../../support/postgres/postgres-server.ts';
import { startInstances } from '../failover/instances.ts';
import { signInAt } from '../failover/load.ts';
import type { Result } from '../support/result.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startFaultProxy, type Weather } from './fault-proxy.ts';
import { startSwift } from './start-swift.ts';

interface Game {
  readonly id: number;
  readonly image: string;
}

interface Reply {
  readonly status: number;
  readonly data: Game | undefined;
  readonly message: string;
}

/** The server with its pictures in OpenStack Swift, through its S3 API, while that store works and fails. */
export async function runStore(): Promise<readonly Result[]> {
  const results: Result[] = [];
  const check = (requirement: string, isMet: boolean, measured: string) => {
    results.push({ requirement, isMet, measured });
    console.log(`${isMet ? 'met    ' : 'NOT MET'} ${requirement}: ${measured}`);
  };
  const swift = await startSwift();
  const proxy = await startFaultProxy(swift.bucket.endpoint);
  const postgres = await postgresServer();
  const database = await ownDatabase(postgres.address);
  const bucket = { ...swift.bucket, endpoint: proxy.address };
  const instances = await startInstances(database.address, 1, {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  const [server = ''] = instances.addresses;
  const authorization = `Bearer ${await signInAt(server)}`;
  let size = 1000;

  async function call(method: string, path: string, form?: Readonly<Record<string, string | Blob>>): Promise<Reply> {
    const body = form === undefined ? undefined : new FormData();
    for (const [name, value] of Object.entries(form ?? {})) body?.append(name, value);
    const response = await fetch(`${server}/api/v1${path}`, {
      method,
      headers: { authorization },
      ...(body && { body }),
    });
    const { data, message } = (await response.json()) as { data?: Game; message: string };
    return { status: response.status, data, message };
  }

  const nextPicture = () => {
    size += 1;
    return pictureFile('png', { bytes: size });
  };
  const create = (name: string, image = nextPicture()) => call('POST', '/games', { name, image });
  const statusOf = async (path: string) => (await fetch(`${server}${path}`)).status;
  const stored = async () => (await swift.names()).filter((name) => name !== markerName);

  try {
    const game = (await create('Proof')).data;
    if (game === undefined) throw new Error('No game was created');
    const bytes = new Uint8Array(await (await fetch(`${server}${game.image}`)).arrayBuffer());
    check('An uploaded picture is served', bytes.length === size, `${bytes.length} bytes of ${size}`);

    const object = `${bucket.endpoint}/${bucket.bucket}/${game.image.split('/').at(-1) ?? ''}`;
    const stranger = new AwsClient({ accessKeyId: bucket.accessKeyId, secretAccessKey: 'wrong', service: 's3' });
    const [anonymous, forged] = [await fetch(object), await stranger.fetch(object)];
    check(
      'The store itself refuses requests without a signature, and with a wrong one',
      !anonymous.ok && forged.status === 403,
      `${anonymous.status} and ${forged.status}`,
    );

    await call('PATCH', `/games/${game.id}`, { image: nextPicture() });
    const replaced = (await call('GET', `/games/${game.id}`)).data;
    check(
      'A replaced picture is served',
      (await statusOf(replaced?.image ?? '')) === 200,
      replaced?.image.slice(0, 20) ?? 'none',
    );

    await call('DELETE', `/games/removeGames?Id=${game.id}`);
    const isGone = (await call('GET', `/games/${game.id}`)).status;
    await restoreNewest(server, authorization);
    const restored = await statusOf(replaced?.image ?? '');
    check(
      'A record restored from the trash has its picture',
      isGone === 404 && restored === 200,
      `${isGone} while deleted, ${restored} after`,
    );

    const weathers: readonly (readonly [string, Weather])[] = [
      ['is slow (3 s)', { kind: 'slow', delayMs: 3000 }],
      ['answers 503', { kind: 'busy' }],
      ['never answers', { kind: 'silent' }],
    ];
    for (const [name, weather] of weathers) {
      proxy.set(weather);
      const start = performance.now();
      const reply = await create(`Proof ${name}`);
      const seconds = (performance.now() - start) / 1000;
      proxy.set({ kind: 'fine' });
      const expected = weather.kind === 'slow' ? 200 : 503;
      check(
        `A store that ${name}: ${expected === 200 ? 'the record is created' : '503, and no record'}`,
        reply.status === expected && seconds < 15,
        `${reply.status} after ${seconds.toFixed(1)} s, "${reply.message}"`,
      );
    }
    for (const [name, begin, end] of [
      ['is full', () => swift.setFull(true), () => swift.setFull(false)],
      ['is down', () => swift.setDown(true), () => swift.setDown(false)],
    ] as const) {
      await begin();
      const reply = await create(`Proof ${name}`);
      const list = await call('GET', '/games?page=1');
      await end();
      check(
        `A store that ${name}: 503, and lists still work`,
        reply.status === 503 && list.status === 200,
        `${reply.status}, "${reply.message}", list ${list.status}`,
      );
    }
    await waitUntil('the server is ready again', 30, async () => (await fetch(`${server}/readyz`)).ok);

    const before = (await stored()).length;
    const refused = await call('POST', '/games', { name: '', image: nextPicture() });
    const twice = nextPicture();
    await create('Proof of two', twice);
    await create('Proof of two again', twice);

    const opened = await openPostgres(database.address);
    const store = await openS3Store(bucket);
    const services = { db: opened.db, uploads: store };
    const none = async () => undefined;
    const resources = recordedIn(
      allOperations({
        ...services,
        ...{
          clock: () => new Date(),
          isDemo: async () => true,
          deliverOtp: none,
          deliverNotification: none,
          logError: console.error,
        },
      }),
    );
    const orphan = `${'0'.repeat(64)}.png`;
    await store.put(orphan, new Uint8Array([1]));
    const removed = await collectPictures({ ...services, resources, storedBy: Date.now() + 60_000 });
    const names = new Set(await stored());
    const records = await picturesOfRecords(database.address);
    await opened.close();
    const missing = records.filter((name) => !names.has(name));
    check(
      'A picture without a record is collected',
      removed > 0 && !names.has(orphan),
      `${removed} removed of ${before} and later ones, ${refused.status} for a refused record`,
    );
    check(
      'No record is without its picture',
      missing.length === 0 && records.length > 3,
      `${missing.length} of ${records.length} are missing`,
    );
    return results;
  } finally {
    await instances.stop();
    await database.drop();
    await postgres.dispose();
    await proxy.dispose();
    await swift.dispose();
  }
}

async function restoreNewest(server: string, authorization: string): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const listed = await fetch(`${server}/api/v1/history?entity=games&listPerPage=1`, { headers });
  const { data } = (await listed.json()) as { data: { data: readonly { id: number }[] } };
  const body = JSON.stringify({ id: data.data[0]?.id });
  const response = await fetch(`${server}/api/v1/history/restore`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The restore returned ${String(response.status)} ${await response.text()}`);
}

/** The names of the pictures on this server that rows refer to. */
async function picturesOfRecords(address: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ image: string }>("select image from games where image like '/uploads/%'");
  await client.end();
  return rows.map(({ image }) => image.replace('/uploads/', ''));
}
