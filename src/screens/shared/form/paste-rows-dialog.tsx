import { use, useEffect, useId, useState } from 'react';
import type { RowValues, Value } from '#fields/field.ts';
import { rowValues } from '#fields/kinds/rows.ts';
import { rowsIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { titlesOf } from '#import/conversion/targets.ts';
import { valueAt } from '#machines/form/path.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { RowsEditorProps } from './form-actor.ts';
import { paramsOf } from './form-field.tsx';
import css from './form-rows.module.css';
import { type PastedRow, resolvePastedRows } from './resolve-pasted-rows.ts';

interface PasteRowsDialogProps extends RowsEditorProps {
  readonly onClose: () => void;
}

/** How long typing must rest before names are looked up, in milliseconds. */
const restMs = 300;

interface Lookup {
  readonly pasted: string;
  readonly found: readonly PastedRow[];
  readonly isDone: boolean;
}

/** Adds rows from pasted names: one line for each row, with its cells in columns. */
export function PasteRowsDialog({ form, field, name, onClose }: PasteRowsDialogProps) {
  const text = useText();
  const id = useId();
  const store = use(OptionStoreContext);
  const [pasted, setPasted] = useState('');
  /** The rows that have been looked up so far, and in which text. */
  const [lookup, setLookup] = useState<Lookup>({ pasted: '', found: [], isDone: true });
  const labels = Object.entries(field.row).flatMap(([cell, { kind, label }]) =>
    kind === 'select' ? [[cell, label] as const] : [],
  );
  const isCurrent = lookup.pasted === pasted;
  const found = isCurrent ? lookup.found : [];
  const isSearching = !isCurrent || !lookup.isDone;
  const good = found.filter(({ problem }) => problem === null);

  useEffect(() => {
    if (store === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const rows: PastedRow[] = [];
      const show = (isDone: boolean) => !signal.aborted && setLookup({ pasted, found: [...rows], isDone });
      const { values } = form.getSnapshot().context;
      const present = rowsIn(valueAt(values, name) as Value | undefined);
      await resolvePastedRows(
        pasted,
        present,
        {
          field,
          emptyRow: rowValues(field.row),
          store,
          titlesOf,
          paramsOf: (cell, row) => paramsOf(cell, `${name}[0][-]`, { ...values, [name]: [row] }),
          signal,
        },
        (row) => {
          rows.push(row);
          show(false);
        },
      );
      show(true);
    };
    const timer = setTimeout(() => void look(), restMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [pasted, store, form, field, name]);

  function add() {
    const { values } = form.getSnapshot().context;
    const present = rowsIn(valueAt(values, name) as Value | undefined).filter((row) => !isBlank(row));
    form.send({ type: 'form.change', name, value: [...present, ...good.map((row) => row.values)] });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('Paste {{rows}}', { rows: text(field.label) })}
      description={text('One line for each row: {{columns}}.', {
        columns: labels.map(([, label]) => text(label)).join(', '),
      })}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button variant="primary" disabled={good.length === 0 || isSearching} onClick={add}>
            {text('Add {{good}} of {{all}} rows', { good: good.length, all: found.length })}
          </Button>
        </>
      }
    >
      <div className={layout['tight']}>
        <label htmlFor={id}>{text('The rows as text')}</label>
        <textarea
          id={id}
          data-autofocus
          className={control['control']}
          rows={5}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <p role="status" className={layout['faint']}>
          {isSearching && text('Looking up names')}
        </p>
        {found.length > 0 && (
          <table className={css['found']}>
            <thead>
              <tr>
                {labels.map(([cell, label]) => (
                  <th key={cell} scope="col">
                    {text(label)}
                  </th>
                ))}
                <th scope="col">{text('Problems')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
                <tr key={at} data-wrong={row.problem !== null || undefined}>
                  {labels.map(([cell]) => (
                    <td key={cell}>{row.names[cell] ?? row.pasted[cell]}</td>
                  ))}
                  <td>{row.problem && text(row.problem.text, row.problem.values)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

const isBlank = (row: RowValues) => Object.values(row).every((value) => value === '');
