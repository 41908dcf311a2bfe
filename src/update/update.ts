import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { updateMachine } from '#machines/update/machine.ts';
import type { Obstacle } from '#machines/update/types.ts';
import { findDirtyLocks } from './dirty-lock.ts';
import { hasTypedText } from './typed-text.ts';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

interface UpdateNeeds {
  readonly registration: ServiceWorkerRegistration;
  /** Between the windows of this app. */
  readonly channel: BroadcastChannel;
  readonly reload: () => void;
}

/** Started. The versions that arrive are told to it by `subscribeRegistration`. */
export function startUpdate({ registration, channel, reload }: UpdateNeeds): UpdateActor {
  const findUnsaved = async (): Promise<Obstacle | null> => {
    const found = await findDirtyLocks();
    // Looked at last: somebody may have begun to type while the other windows were asked.
    return hasTypedText(document) ? 'here' : found;
  };
  const update = createActor(
    updateMachine.provide({
      actors: { findUnsaved: fromPromise(findUnsaved) },
      actions: {
        // Without a network there is nothing newer to be had.
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
