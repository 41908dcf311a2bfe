import { createActor } from 'xstate';
import type { StatusChange } from '#domain/schedule/open-matches.ts';
import type { ListRow } from '#machines/list/types.ts';
import { isSignedIn } from '#machines/session/selectors.ts';
import { matchStatusLogic } from '#records/match-status-logic.ts';
import type { Services } from '#services/services.ts';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../shared/list/list-rows.tsx';

interface MatchStatusChange {
  readonly services: Services;
  /** The match as the user saw it. */
  readonly row: ListRow;
  readonly to: StatusChange;
  readonly list: ListActor;
  /** Confirms the change. */
  readonly done: string;
  /** Translates messages to the user's language. */
  readonly serverText: (message: string) => string;
}

/**
 * Finishes or postpones a match and updates the list. After any other result the list is read again, so that it shows the
 * newest version. The actor does not belong to a component, so that a change continues when the row moves.
 */
export function setMatchStatus({ services, row, to, list, done, serverText }: MatchStatusChange): Promise<void> {
  const { api, session } = services;
  const status = createActor(matchStatusLogic(api, row), { input: { id: row.id, value: String(row['status']) } });
  return new Promise((resolve) => {
    const resume = () => status.send({ type: 'session.resumed' });
    const subscription = session.on('session.resumed', resume);
    status.on('notify', ({ kind, message }) => {
      if (kind !== 'error') return;
      toast.error(serverText(message));
      list.send({ type: 'list.refresh' });
    });
    status.on('rowStatus.saved', () => {
      toast.success(done);
      list.send({ type: 'list.rowChanged', row: { ...row, status: to } });
    });
    status.start();
    status.send({ type: 'rowStatus.set', to });
    status.subscribe((snapshot) => {
      if (snapshot.hasTag('awaitingSignIn') && isSignedIn(session.getSnapshot())) resume();
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      status.stop();
      resolve();
    });
  });
}
