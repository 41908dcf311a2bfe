import type { ActorRefFrom } from 'xstate';
import { hasEnded, type OwnApi } from '#api/api.ts';
import type { rowStatusMachine, StatusChange } from '#machines/row-status/machine.ts';
import { resumeWith } from '#session/resume-with.ts';
import type { SessionActor } from '#session/session-actor.ts';

interface RowStatusServices {
  readonly api: OwnApi;
  readonly session: SessionActor;
}

/**
 * Sets the status of a row with an actor that belongs to no component, so that a change continues when its row is replaced
 * or moves. It ends with the session in which it was pressed. Resolves when the change has ended, with any result. Listen to
 * the actor's events before.
 */
export function runRowStatus(
  status: ActorRefFrom<typeof rowStatusMachine>,
  change: StatusChange,
  { api, session }: RowStatusServices,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const subscription of [ending, settling]) subscription.unsubscribe();
      stopResuming();
      status.stop();
      resolve();
    };
    status.start();
    status.send({ type: 'call.ask', subject: change });
    const stopResuming = resumeWith(session, status);
    const ending = session.subscribe(() => hasEnded(api) && end());
    const settling = status.subscribe((snapshot) => snapshot.hasTag('idle') && end());
    if (hasEnded(api) || status.getSnapshot().hasTag('idle')) end();
  });
}
