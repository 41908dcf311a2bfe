import { execFile } from 'node:child_process';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { S3Bucket } from '../../server/uploads/s3-store.ts';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { nobody } from '../cluster/lab-network.ts';
import { temporaryFolder } from '../support/at-exit.ts';
import { type Running, startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';
import { swiftFiles, swiftKey } from './swift-files.ts';

export interface Swift {
  /** A bucket that exists. */
  readonly bucket: S3Bucket;
  /** The names of all objects in the bucket. */
  readonly names: () => Promise<readonly string[]>;
  /** From now on the store has no room for new objects, or has it again. */
  readonly setFull: (isFull: boolean) => Promise<void>;
  /** Stops and starts the part that clients talk to. */
  readonly setDown: (isDown: boolean) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

const run = promisify(execFile);
const bucket = 'pictures';
const region = 'us-east-1';

/** OpenStack Swift with its S3 API, on one disk in a temporary folder. */
export async function startSwift(): Promise<Swift> {
  const folder = await temporaryFolder('swift');
  const ports = {
    proxy: await freePort(),
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    memcached: await freePort(),
  };
  await mkdir(join(folder, 'devices/sda'), { recursive: true });
  for (const path of ['', 'devices', 'devices/sda']) await chown(join(folder, path), nobody, nobody);
  const write = async (options?: { readonly isFull: boolean }) => {
    const files = Object.entries(swiftFiles(folder, ports, options));
    for (const [name, content] of files) await writeFile(join(folder, name), content);
  };
  await write();
  for (const kind of ['account', 'container', 'object'] as const) {
    const builder = join(folder, `${kind}.builder`);
    await run('swift-ring-builder', [builder, 'create', '6', '1', '1']);
    await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${String(ports[kind])}/sda`, '1']);
    await run('swift-ring-builder', [builder, 'rebalance']);
  }

  const running = new Map<string, Running>();
  const account = ['setpriv', `--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups'];
  const start = (name: string, line: readonly string[]) => {
    running.set(name, startProcess(name, [...account, ...line], { folder, logFile: join(folder, `${name}.log`) }));
  };
  const startServer = (kind: string) =>
    start(kind, [`swift-${kind}-server`, join(folder, `${kind}-server.conf`), '--verbose']);
  const stop = async (name: string) => {
    await running.get(name)?.stop();
    running.delete(name);
  };
  async function dispose(): Promise<void> {
    for (const name of [...running.keys()]) await stop(name);
    await rm(folder, { recursive: true, force: true });
  }

  const endpoint = `http://127.0.0.1:${String(ports.proxy)}`;
  const isUp = () => waitUntil('Swift responds', 30, async () => (await fetch(`${endpoint}/healthcheck`)).ok);
  const client = new AwsClient({ ...swiftKey, service: 's3', region });
  try {
    start('memcached', ['memcached', '-l', '127.0.0.1', '-p', String(ports.memcached)]);
    for (const kind of ['account', 'container', 'object', 'proxy']) startServer(kind);
    await isUp();
    await waitUntil('the bucket exists', 30, async () => {
      const created = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
      if (!created.ok) throw new Error(await created.text());
      return true;
    });
    return {
      bucket: { endpoint, bucket, region, ...swiftKey },
      names: async () => {
        const listed = await client.fetch(`${endpoint}/${bucket}?list-type=2&max-keys=1000`);
        return [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, name]) => name ?? []);
      },
      setFull: async (isFull) => {
        await write({ isFull });
        await stop('object');
        startServer('object');
        await waitUntil('the object server responds', 20, async () => {
          const response = await fetch(`http://127.0.0.1:${String(ports.object)}/recon/version`).catch(() => undefined);
          return response !== undefined;
        });
      },
      setDown: async (isDown) => {
        if (isDown) await stop('proxy');
        else {
          startServer('proxy');
          await isUp();
        }
      },
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
