import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from '../../browser/support/server/scratch.ts';
import { temporaryFolder } from '../at-exit.ts';
import type { SubjectName } from '../sample.ts';
import { fillData } from './fill-data.ts';
import { type Host, startHost } from './start-host.ts';

/** Each subject's server: the same code, data and latency. */
export interface World {
  readonly hosts: Readonly<Record<SubjectName, Host>>;
  /** The tournament with the point table. */
  readonly tournament: number;
  /** Ends the servers and removes their data. */
  readonly end: () => Promise<void>;
}

interface WorldOptions {
  /** The built apps. */
  readonly apps: Readonly<Record<SubjectName, string>>;
  readonly latency: number;
}

export async function makeWorld({ apps, latency }: WorldOptions): Promise<World> {
  const folder = await temporaryFolder(scratch, 'world');
  const started: Host[] = [];
  const end = async () => {
    await Promise.all(started.map((host) => host.end()));
    await folder.remove();
  };
  try {
    const first = join(folder.path, 'data');
    const tournament = await fillData(first);
    const start = async (name: SubjectName) => {
      const dataDir = join(folder.path, name);
      await cp(first, dataDir, { recursive: true });
      const host = await startHost({ appDir: apps[name], dataDir, latency });
      started.push(host);
      return host;
    };
    const hosts = { product: await start('product'), 'react-admin': await start('react-admin') };
    return { hosts, tournament, end };
  } catch (error) {
    await end();
    throw error;
  }
}
