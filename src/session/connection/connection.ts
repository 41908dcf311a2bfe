import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { canReach, connectivityMachine } from '#machines/connectivity/machine.ts';
import { effectOf } from '#machines/effect.ts';

export type ConnectionActor = ActorRefFrom<typeof connectivityMachine>;

/** The connectivity machine with its network probe. Not started yet. */
export function createConnection(baseUrl: string): ConnectionActor {
  return createActor(
    connectivityMachine.provide({
      actors: {
        // Loaded when first needed. If it cannot be loaded, the server cannot be reached either.
        probe: effectOf(
          async ({ input, signal }) => {
            const { probe } = await import('#api/http/probe.ts');
            return await probe({ baseUrl, signal, ...input });
          },
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
