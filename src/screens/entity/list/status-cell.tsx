import { useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { ActiveStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useServices } from '#session/services/services-context.ts';
import { ownServices } from '#session/services/use-own-api.ts';
import { Switch } from '#ui/form/switch.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';

interface StatusCellProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly value: ActiveStatus;
  readonly list: ListActor;
}

/**
 * Section 4: lists toggle active and inactive. The switch shows the server's value and is busy until the response. The
 * press loads the code and starts the actor, so that a page of a hundred rows does not start a hundred actors.
 */
export function StatusCell({ entity, row, value, list }: StatusCellProps) {
  const text = useText();
  const serverText = useServerText();
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const [calls, setCalls] = useState<PendingCalls | null>(null);

  async function press() {
    setBusy(true);
    // Before any wait: the change belongs to the session in which it was pressed.
    const own = ownServices(services);
    try {
      const { changeStatus } = await import('../row/change-status.ts');
      setCalls(own.api.pending);
      await changeStatus({ services: own, entity, row, value, list, serverText });
    } catch {
      toast.error(text('Check the connection and try again. Nothing was lost.'));
    } finally {
      setBusy(false);
      setCalls(null);
    }
  }

  return (
    <>
      <Switch
        label={text('{{name}} is active', { name: rowName(entity, row) })}
        checked={value === '1'}
        busy={busy}
        disabled={entity.endpoints.update === undefined}
        onChange={() => void press()}
      />
      {calls && <SlowNotice calls={calls} floating />}
    </>
  );
}
