import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { connectivityMachine } from '#machines/connectivity/machine.ts';
import { canReach } from '#machines/connectivity/selectors.ts';
import type { ProbeInput, Verdict } from '#machines/connectivity/types.ts';

export type ConnectionActor = ActorRefFrom<typeof connectivityMachine>;

/** What is known of the way to the server, over looks at the network. Not started yet. */
export function createConnection(baseUrl: string): ConnectionActor {
  return createActor(
    connectivityMachine.provide({
      actors: {
        // Fetched when it is first needed. From where it cannot be fetched, the server cannot be reached.
        probe: fromPromise<Verdict, ProbeInput>(async ({ input, signal }) => {
          const { probe } = await import('#api/http/probe.ts');
          return await probe({ baseUrl, signal, ...input });
        }),
      },
    }),
    { input: { jitter: Math.random() } },
  );
}

/** Looks again and says whether the server can be reached; if it takes longer than `within` milliseconds, it cannot. */
export async function looksReachable(connection: ConnectionActor, within: number): Promise<boolean> {
  connection.send({ type: 'connectivity.check' });
  const settled = waitFor(connection, (snapshot) => !snapshot.hasTag('probing'), { timeout: within });
  return await settled.then(canReach, () => false);
}
