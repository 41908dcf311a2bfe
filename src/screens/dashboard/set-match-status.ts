import { createActor } from 'xstate';
import type { StatusChange } from '#domain/schedule/open-matches.ts';
import type { ListRow } from '#machines/list/types.ts';
import { matchStatusLogic } from '#records/rows/match-status-logic.ts';
import { runRowStatus } from '#records/rows/run-row-status.ts';
import type { OwnServices } from '#session/services/use-own-api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../shared/list/list-rows.tsx';

interface MatchStatusChange {
  readonly services: OwnServices;
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
 * newest version.
 */
export function setMatchStatus({ services, row, to, list, done, serverText }: MatchStatusChange): Promise<void> {
  const { api } = services;
  const status = createActor(matchStatusLogic(api, row));
  status.on('notify', ({ kind, message }) => {
    if (kind !== 'error') return;
    toast.error(serverText(message));
    list.send({ type: 'list.refresh' });
  });
  status.on('call.done', () => {
    toast.success(done);
    list.send({ type: 'list.rowChanged', row: { ...row, status: to } });
  });
  return runRowStatus(status, { id: row.id, to }, services);
}
