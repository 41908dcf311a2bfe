import { type FaultServer, startFaultServer } from './fault-server.ts';
import type { Fault } from './misbehave.ts';

/** The way between one browser and the server, which can be broken for one call at a time. */
export interface FaultLine extends Pick<FaultServer, 'url' | 'forget' | 'stop'> {
  readonly break: (path: string, fault: Fault) => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Mends, and lets go of the answers that are held. */
  readonly release: () => Promise<void>;
  /** How often the browser has called a path, since the last `forget`. */
  readonly calls: (path: string) => number;
}

/** @param person a caller's address of their own, so that the server's allowances are not shared between tests. */
export async function openFaultLine(target: string, person: string): Promise<FaultLine> {
  const server = await startFaultServer({ target, headers: { 'x-forwarded-for': person } });
  const mend = () => server.set('ok');
  return {
    url: server.url,
    forget: server.forget,
    stop: server.stop,
    break: async (path, fault) => {
      await mend();
      await server.set(fault, { path: new RegExp(`^${path}(\\?|$)`) });
    },
    mend,
    release: async () => {
      await mend();
      server.release();
    },
    calls: (path) => server.log().filter((request) => request.path.split('?')[0] === path).length,
  };
}
