import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { probe } from '#api/http/probe.ts';
import { canReach, connectivityMachine } from '#machines/connectivity/machine.ts';
import { effectOf } from '#machines/effect.ts';

export type ConnectionActor = ActorRefFrom<typeof connectivityMachine>;

/** The connectivity machine with its network probe. Not started yet. */
export function createConnection(baseUrl: string): ConnectionActor {
  return createActor(
    connectivityMachine.provide({
      actors: {
        probe: effectOf(
          ({ input, signal }) => probe({ baseUrl, signal, ...input }),
          () => 'unreachable',
        ),
      },
    }),
    { input: { jitter: Math.random() } },
  );
}

/** Probes the network. False if the server cannot be reached or the probe takes longer than `timeoutMs`. */
export async function checkReachable(connection: ConnectionActor, timeoutMs: number): Promise<boolean> {
  connection.send({ type: 'connectivity.check' });
  const settled = waitFor(connection, (snapshot) => !snapshot.hasTag('probing'), { timeout: timeoutMs });
  return await settled.then(canReach, () => false);
}
