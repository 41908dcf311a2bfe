import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from '../../tests/browser/support/server/scratch.ts';
import { temporaryFolder } from '../at-exit.ts';
import type { Subject } from '../browser/subject.ts';
import type { SubjectName } from '../sample.ts';
import { fillData, type Tournaments } from './fill-data.ts';
import { type Host, startHost } from './start-host.ts';

/** A server and the folder of its app. */
export type AppHost = Host & { readonly appDir: string };

/** Each subject's server: the same code, data and latency. */
export interface World extends Tournaments {
  /** @throws for an app that the world has no server for. */
  readonly hostOf: (subject: Pick<Subject, 'name'>) => AppHost;
  /** Ends the servers and removes their data. */
  readonly end: () => Promise<void>;
}

interface WorldOptions {
  /** The built apps. */
  readonly apps: ReadonlyMap<SubjectName, string>;
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
    const made = await fillData(first);
    const hosts = new Map<SubjectName, AppHost>();
    for (const [name, appDir] of apps) {
      const dataDir = join(folder.path, name);
      await cp(first, dataDir, { recursive: true });
      const host = { ...(await startHost({ appDir, dataDir, latency })), appDir };
      started.push(host);
      hosts.set(name, host);
    }
    const hostOf: World['hostOf'] = ({ name }) => {
      const host = hosts.get(name);
      if (!host) throw new Error(`No server for ${name}`);
      return host;
    };
    return { hostOf, ...made, end };
  } catch (error) {
    await end();
    throw error;
  }
}
