import { createActor } from 'xstate';
import { type ActiveStatus, otherStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import type { ListRow } from '#machines/list/types.ts';
import { rowStatusLogic } from '#records/rows/row-status-logic.ts';
import { runRowStatus } from '#records/rows/run-row-status.ts';
import type { OwnServices } from '#session/services/use-own-api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

interface StatusChange {
  readonly services: OwnServices;
  readonly entity: Entity;
  readonly row: ListRow;
  readonly value: ActiveStatus;
  readonly list: ListActor;
  /** Translates the server's messages to the user's language. */
  readonly serverText: (message: string) => string;
}

/** Switches the status of a row and updates the list. */
export function changeStatus({ services, entity, row, value, list, serverText }: StatusChange): Promise<void> {
  const { api } = services;
  const status = createActor(rowStatusLogic(api, entity, rowName(entity, row)));
  status.on('notify', ({ kind, message }) => toast[kind](serverText(message)));
  status.on('call.done', ({ subject: { to } }) => list.send({ type: 'list.rowChanged', row: { ...row, status: to } }));
  status.on('call.unknown', () => list.send({ type: 'list.refresh' }));
  return runRowStatus(status, { id: row.id, to: otherStatus(value) }, services);
}
