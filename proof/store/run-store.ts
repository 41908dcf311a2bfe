import { AwsClient } from 'aws4fetch';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { allOperations, recordedIn } from '../../server/operations.ts';
import { collectPictures } from '../../server/trash/collect-pictures.ts';
import { openS3Store, type S3Bucket } from '../../server/uploads/s3-store.ts';
import { markerName } from '../../server/uploads/upload-store.ts';
import { pictureFile } from '../../tests/server/support/pictures.ts';
import { ownDatabase } from '../../tests/support/postgres/own-database.ts';
import { postgresServer } from '../../tests/support/postgres/postgres-server.ts';
import { withCleanup } from '../support/cleanup.ts';
import { startInstances } from '../support/instances.ts';
import { signInAt } from '../support/load.ts';
import type { Result, Strictness } from '../support/result.ts';
import { rowsOf } from '../support/rows-of.ts';
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

/** The longest that a user waits while the store does not answer, in seconds. */
const slowest = 15;

/** The server with its pictures in OpenStack Swift, through its S3 API, while that store works and fails. */
export function runStore({ judgesTimes }: Strictness): Promise<readonly Result[]> {
  return withCleanup(async (defer) => {
    const results: Result[] = [];
    const check = (requirement: string, isMet: boolean, measured: string) => {
      results.push({ requirement, isMet, measured });
      console.log(`${isMet ? 'met    ' : 'NOT MET'} ${requirement}: ${measured}`);
    };
    const swift = await startSwift();
    defer(swift.dispose);
    const proxy = await startFaultProxy(swift.bucket.endpoint);
    defer(proxy.dispose);
    const postgres = await postgresServer();
    defer(postgres.dispose);
    const database = await ownDatabase(postgres.address);
    defer(database.drop);
    const bucket = { ...swift.bucket, endpoint: proxy.address };
    const instances = await startInstances(database.address, 1, {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    });
    defer(instances.stop);
    const [server = ''] = instances.addresses;
    const authorization = `Bearer ${await signInAt(server)}`;
    const collector = await openCollector(database.address, bucket);
    defer(collector.close);
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
    const imageOf = async (id: number) => (await call('GET', `/games/${String(id)}`)).data?.image ?? '';
    /** The status and the bytes of a picture of the server. */
    const read = async (path: string) => {
      const response = await fetch(`${server}${path}`);
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    };
    const rowsNamed = async (name: string) =>
      (await rowsOf(database.address, 'select 1 from games where name = $1', [name])).length;

    const game = (await create('Proof')).data;
    if (game === undefined) throw new Error('No game was created');
    const first = await read(game.image);
    check('An uploaded picture is served', first.bytes === size, `${first.bytes} bytes of ${size}`);

    const object = `${bucket.endpoint}/${bucket.bucket}/${game.image.split('/').at(-1) ?? ''}`;
    const stranger = new AwsClient({ accessKeyId: bucket.accessKeyId, secretAccessKey: 'wrong', service: 's3' });
    const [anonymous, forged] = [await fetch(object), await stranger.fetch(object)];
    check(
      'The store itself refuses requests without a signature, and with a wrong one',
      anonymous.status >= 400 && anonymous.status < 500 && forged.status === 403,
      `${anonymous.status} and ${forged.status}`,
    );

    const changed = await call('PATCH', `/games/${game.id}`, { image: nextPicture() });
    const replaced = await imageOf(game.id);
    const second = await read(replaced);
    check(
      'A replaced picture is served',
      changed.status === 200 && replaced !== game.image && second.bytes === size,
      `${changed.status}, ${replaced === game.image ? 'the same picture' : 'another picture'}, ${second.bytes} bytes of ${size}`,
    );

    await call('DELETE', `/games/removeGames?Id=${game.id}`);
    const whileDeleted = (await call('GET', `/games/${game.id}`)).status;
    await collector.collect();
    await restoreNewest(server, authorization);
    const restored = await read(await imageOf(game.id));
    check(
      'A record restored from the trash has its picture, also after pictures without a record were collected',
      whileDeleted === 404 && restored.status === 200 && restored.bytes === size,
      `${whileDeleted} while deleted, ${restored.status} with ${restored.bytes} bytes after`,
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
      const rows = await rowsNamed(`Proof ${name}`);
      const expected = weather.kind === 'slow' ? { status: 200, rows: 1 } : { status: 503, rows: 0 };
      check(
        `A store that ${name}: ${expected.status === 200 ? 'the record is created' : '503, and no record'}`,
        reply.status === expected.status && rows === expected.rows && (!judgesTimes || seconds < slowest),
        `${reply.status} after ${seconds.toFixed(1)} s, "${reply.message}", ${rows} records`,
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
      const rows = await rowsNamed(`Proof ${name}`);
      check(
        `A store that ${name}: 503 and no record, and lists still work`,
        reply.status === 503 && rows === 0 && list.status === 200,
        `${reply.status}, "${reply.message}", ${rows} records, list ${list.status}`,
      );
    }
    await waitUntil('the server is ready again', 30, async () => (await fetch(`${server}/readyz`)).ok);

    const refused = await call('POST', '/games', { name: '', image: nextPicture() });
    const twice = nextPicture();
    await create('Proof of two', twice);
    await create('Proof of two again', twice);
    const orphan = `${'0'.repeat(64)}.png`;
    await collector.store.put(orphan, new Uint8Array([1]));
    const removed = await collector.collect();
    const names = new Set((await swift.names()).filter((name) => name !== markerName));
    const records = await picturesOfRecords(database.address);
    const missing = records.filter((name) => !names.has(name));
    check(
      'A picture without a record is collected',
      refused.status >= 400 && removed > 0 && !names.has(orphan),
      `${removed} removed, ${names.size} left, ${refused.status} for a refused record`,
    );
    check(
      'No record is without its picture',
      missing.length === 0 && records.length > 3,
      `${missing.length} of ${records.length} are missing`,
    );
    return results;
  });
}

/** Collects pictures without a record, as the server does once a day. */
async function openCollector(databaseAddress: string, bucket: S3Bucket) {
  const store = openS3Store(bucket);
  const { db, close } = await openPostgres(databaseAddress);
  const none = async () => undefined;
  const resources = recordedIn(
    allOperations({
      ...{ db, uploads: store, clock: () => new Date(), isDemo: async () => true },
      ...{ deliverOtp: none, deliverNotification: none, logError: console.error },
    }),
  );
  return {
    store,
    close,
    // Also those that were stored just now.
    collect: () => collectPictures({ db, uploads: store, resources, storedBy: Date.now() + 60_000 }),
  };
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
  const rows = await rowsOf(address, "select image from games where image like '/uploads/%'");
  return rows.map((row) => String(row['image']).replace('/uploads/', ''));
}
