import { useState } from 'react';
import { type ActiveStatus, otherStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.ts';
import { useLazyCode } from '#ui/use-lazy-code.ts';
import type { ListActor } from '../list-rows.tsx';
import { rowName } from './row-name.ts';

const statusCode = lazyCode(() => import('./row-status.tsx'));

interface StatusCellProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly value: ActiveStatus;
  readonly list: ListActor;
}

/**
 * Section 4: lists toggle active and inactive. The switch shows what the server has, and is busy until it answers. What
 * changes it is fetched and started with the first press: a page of a hundred rows starts a hundred switches, not actors.
 */
export function StatusCell({ entity, row, value, list }: StatusCellProps) {
  const text = useText();
  const [request, setRequest] = useState<{ to: ActiveStatus } | null>(null);
  const [busy, setBusy] = useState(false);
  const code = useLazyCode(statusCode, request !== null, () => {
    setRequest(null);
    setBusy(false);
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });

  function press() {
    setBusy(true);
    setRequest({ to: otherStatus(value) });
  }

  return (
    <>
      <Switch
        label={text('{{name}} is active', { name: rowName(entity, row) })}
        checked={value === '1'}
        busy={busy}
        disabled={entity.endpoints.update === undefined}
        onChange={press}
      />
      {request && code && (
        <code.RowStatus entity={entity} row={row} value={value} request={request} list={list} onBusy={setBusy} />
      )}
    </>
  );
}
