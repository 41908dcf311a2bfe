import { type ActorRefFrom, createActor } from 'xstate';
import { effectOf } from '#machines/effect.ts';
import { updateMachine } from '#machines/update/machine.ts';
import type { Obstacle } from '#machines/update/setup.ts';
import { findDirtyLocks } from './dirty-lock.ts';
import { hasTypedText } from './has-typed-text.ts';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

interface UpdateDependencies {
  readonly registration: ServiceWorkerRegistration;
  /** Between the windows of this app. */
  readonly channel: BroadcastChannel;
  readonly reload: () => void;
}

/** The update machine, started. `subscribeRegistration` sends it new versions. */
export function startUpdate({ registration, channel, reload }: UpdateDependencies): UpdateActor {
  const findUnsaved = async (): Promise<Obstacle | null> => {
    const found = await findDirtyLocks();
    // Checked last: the user may have started to type during the query.
    return hasTypedText(document) ? 'here' : found;
  };
  const update = createActor(
    updateMachine.provide({
      actors: {
        // A failed query does not exclude unsaved input.
        findUnsaved: effectOf(findUnsaved, () => 'here'),
      },
      actions: {
        // Without a network there is no new version.
        check: () => void registration.update().catch(() => undefined),
        apply: (_, { isQuiet }) => {
          if (!isQuiet) channel.postMessage('agreed');
          registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
        },
        reload,
      },
    }),
  );
  channel.onmessage = () => update.send({ type: 'update.agreedElsewhere' });
  return update.start();
}
