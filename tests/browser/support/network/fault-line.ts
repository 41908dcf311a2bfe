import type { Fault } from './apply-fault.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

/** The connection between one browser and the server. It can fail for one call at a time. */
export interface FaultLine extends Pick<FaultServer, 'url' | 'forget' | 'stop'> {
  readonly break: (path: string, fault: Fault) => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Restores the connection and releases the held responses. */
  readonly release: () => Promise<void>;
  /** How often the browser has called a path since the last `forget`. */
  readonly calls: (path: string) => number;
}

/** @param client the client's IP address, so that tests do not share the server's rate limits. */
export async function openFaultLine(target: string, client: string): Promise<FaultLine> {
  const server = await startFaultServer({ target, headers: { 'x-forwarded-for': client } });
  const restore = () => server.set('ok');
  return {
    url: server.url,
    forget: server.forget,
    stop: server.stop,
    break: async (path, fault) => {
      await restore();
      await server.set(fault, { path: new RegExp(`^${path}(\\?|$)`) });
    },
    restore,
    release: async () => {
      await restore();
      server.release();
    },
    calls: (path) => server.log().filter((request) => request.path.split('?')[0] === path).length,
  };
}
