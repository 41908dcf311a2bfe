import { useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import type { Value } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { importedFields } from '#import/conversion/targets.ts';
import { canUpdate, isEditable } from '#machines/import/row.ts';
import { indexesWith } from '#machines/import/rows.ts';
import { Button } from '#ui/button/button.tsx';
import type { SingleField } from '#ui/controls/control.ts';
import { FieldControl } from '#ui/controls/field-control.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import type { ShownStatus } from './status-tabs.tsx';
import type { ImportActor } from './use-import.ts';

interface RowDialogProps {
  readonly work: ImportActor;
  readonly entity: Entity;
  /** The index of the row. */
  readonly at: number;
  /** The rows among which the user moves. */
  readonly status: ShownStatus;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** One row of an import in the controls of its form. Each change is checked at once. */
export function RowDialog({ work, entity, at, status, onShow, onClose }: RowDialogProps) {
  const text = useText();
  const serverText = useServerText();
  const rows = useSelector(work, ({ context }) => context.rows);
  const row = rows[at];
  if (row === undefined) return null;
  const fields = importedFields(entity);
  const initial = valuesOf(entity.fields, 'create');
  const isOpen = isEditable(row);
  const mode = row.action === 'update' ? 'edit' : 'create';
  const among = status === 'all' ? null : indexesWith(rows, status);
  const next = among ? among.find((other) => other > at) : at + 1 < rows.length ? at + 1 : undefined;
  const previous = among ? among.findLast((other) => other < at) : at > 0 ? at - 1 : undefined;
  const other = Object.entries(row.errors).filter(([name]) => fields.every(([field]) => field !== name));
  const actions = [
    { value: 'skip' as const, label: text('Skip') },
    ...(canUpdate(row) && entity.endpoints.update ? [{ value: 'update' as const, label: text('Update') }] : []),
    { value: 'create' as const, label: text('Create') },
  ];

  return (
    <Dialog
      open
      size="large"
      title={text('Row {{number}}', { number: row.line })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={previous === undefined} onClick={() => previous !== undefined && onShow(previous)}>
            {text('Previous row')}
          </Button>
          <Button disabled={next === undefined} onClick={() => next !== undefined && onShow(next)}>
            {text('Next row')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('Done')}
          </Button>
        </>
      }
    >
      <div className={layout['stack']}>
        {'message' in row.progress && row.progress.message !== '' && (
          <Banner kind={row.progress.kind === 'failed' ? 'error' : 'info'}>{serverText(row.progress.message)}</Banner>
        )}
        {other.length > 0 && (
          <Banner kind="warning">
            {other
              .map(([name, message]) => {
                const field = entity.fields[name];
                return `${field ? text(field.label) : name}: ${serverText(message)}`;
              })
              .join(' · ')}
          </Banner>
        )}
        {row.existing.length > 0 && (
          <Select
            label={text('Exists already: {{names}}', { names: row.existing.map(({ name }) => name).join(', ') })}
            options={actions}
            value={row.action}
            disabled={!isOpen}
            onChange={(action) => work.send({ type: 'import.setAction', action, rows: [at] })}
          />
        )}
        {fields.map(([name, field]) => {
          const error = row.errors[name];
          return (
            <FieldControl
              key={`${String(at)} ${name}`}
              // Fields of rows are not imported.
              field={field as SingleField}
              name={name}
              mode={mode}
              // The conversion makes only valid values.
              value={(row.values[name] ?? initial[name] ?? '') as Value}
              error={error === undefined ? undefined : serverText(error)}
              disabled={!isOpen}
              onChange={(value) => work.send({ type: 'import.edit', changes: [{ row: at, name, value }] })}
              onBlur={() => undefined}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
