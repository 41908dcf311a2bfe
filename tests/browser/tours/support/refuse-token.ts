import type { FaultServer } from '../../support/network/fault-server.ts';

const refreshCall = /^\/api\/v1\/users\/refreshToken/;

/** The server rejects the token of a stalled call, and the refresh. */
export async function refuseToken(faults: FaultServer, call: RegExp): Promise<void> {
  await faults.set('401', { path: refreshCall, times: 1 });
  await faults.settle(call, '401');
}
