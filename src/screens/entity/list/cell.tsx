import { type ReactNode, useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { type ActiveStatus, readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { firstTextColumn, rowName } from '#entities/row-name.ts';
import type { Field, SelectField } from '#fields/field.ts';
import { referenceName } from '#fields/value.ts';
import type { Translate } from '#i18n/english.ts';
import { useText, useToastText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useServices } from '#session/services/services-context.ts';
import { ownServices } from '#session/services/use-own-api.ts';
import { shownKindOf } from '#ui/controls/shown-kinds.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { useLazyCode } from '#ui/loading/lazy-code.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { listPartsCode } from './list-parts-code.ts';

interface CellOptions {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
  readonly row: ListRow;
  readonly list: ListActor;
  readonly text: Translate;
}

/** A member of a row, formatted by the kind of its field. */
export function cellOf({ entity, name, field, row, list, text }: CellOptions): ReactNode {
  return shownKindOf(field).cell(field, {
    row,
    name,
    isPrimary: firstTextColumn(entity) === name,
    text,
    title: () => rowName(entity, row),
    status: () => <StatusCell entity={entity} row={row} value={readStatus(row[name])} list={list} />,
    reference: (select) =>
      referenceName(row, name) ?? <ReferenceCell field={select} name={name} row={row} list={list} />,
  });
}

interface ReferenceCellProps {
  readonly field: SelectField;
  readonly name: string;
  readonly row: ListRow;
  readonly list: ListActor;
}

/** The name of another record whose row has only its id: from the option with that id. */
function ReferenceCell({ field, name, row, list }: ReferenceCellProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const parts = useLazyCode(listPartsCode, true, () => setHasFailed(true));
  const value = row[name];
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return <span>–</span>;
  // Without the code the cell shows the id.
  return parts ? (
    <parts.NameFromOptions field={field} value={String(value)} list={list} />
  ) : (
    <span>{hasFailed ? `#${value}` : '…'}</span>
  );
}

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
function StatusCell({ entity, row, value, list }: StatusCellProps) {
  const text = useText();
  const serverText = useToastText();
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const [calls, setCalls] = useState<PendingCalls | null>(null);

  async function press() {
    setBusy(true);
    // Before any wait: the change belongs to the session in which it was pressed.
    const own = ownServices(services);
    try {
      const { changeStatus } = await listPartsCode.load();
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
