import { use, useEffect, useId, useMemo, useState } from 'react';
import { distinctLabels } from '#domain/names/name-finder.ts';
import type { RowValues, Value } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { titlesOf } from '#import/conversion/targets.ts';
import { valueAt } from '#machines/form/path.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { paramsOf } from './form-field.tsx';
import css from './form-rows.module.css';
import { type PasteNamesProps, pasteTarget } from './paste-target.ts';
import { type PasteChoices, type PastedRow, resolvePastedRows } from './resolve-pasted-rows.ts';

interface PasteRowsDialogProps extends PasteNamesProps {
  readonly onClose: () => void;
}

/** How long typing must rest before names are looked up, in milliseconds. */
const restMs = 300;

interface Lookup {
  readonly pasted: string;
  readonly choices: PasteChoices;
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
  const [choices, setChoices] = useState<PasteChoices>({});
  const [lookup, setLookup] = useState<Lookup>({ pasted: '', choices, found: [], isDone: true });
  const { selects, rowsOf, valueFrom } = useMemo(() => pasteTarget(field), [field]);
  const labels = selects.map(([cell, { label }]) => [cell, label] as const);
  const isCurrent = lookup.pasted === pasted && lookup.choices === choices;
  const found = isCurrent ? lookup.found : [];
  const isSearching = !isCurrent || !lookup.isDone;
  const good = found.filter(({ problem }) => problem === null);

  useEffect(() => {
    if (store === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const rows: PastedRow[] = [];
      const show = (isDone: boolean) => !signal.aborted && setLookup({ pasted, choices, found: [...rows], isDone });
      const { values } = form.getSnapshot().context;
      const present = rowsOf(valueAt(values, name) as Value | undefined);
      await resolvePastedRows(
        pasted,
        present,
        {
          field,
          choices,
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
  }, [pasted, choices, store, form, field, name, rowsOf]);

  function add() {
    const { values } = form.getSnapshot().context;
    const present = rowsOf(valueAt(values, name) as Value | undefined).filter((row) => !isBlank(row));
    form.send({ type: 'form.change', name, value: valueFrom([...present, ...good.map((row) => row.values)]) });
    onClose();
  }

  function problemOf({ problem, question }: PastedRow) {
    if (problem === null) return null;
    const shown = text(problem.text, problem.values);
    if (question === undefined) return shown;
    const labelled = distinctLabels(question.items);
    return (
      <Select
        label={shown}
        options={question.items.map((item, at) => ({ value: String(item.id), label: labelled[at] ?? item.name }))}
        value=""
        placeholder={text('Select...')}
        onChange={(chosen) => {
          const item = question.items.find((each) => String(each.id) === chosen);
          if (item) setChoices({ ...choices, [question.id]: item });
        }}
      />
    );
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
                  <td>{problemOf(row)}</td>
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
