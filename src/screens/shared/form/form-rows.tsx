import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import type { RowValues, Value } from '#fields/field.ts';
import { rowValues, withMinRows } from '#fields/kinds/rows.ts';
import { rowsIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { valueAt } from '#machines/form/path.ts';
import { classNames } from '#ui/base/class-names.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { controlId, type SingleField } from '#ui/controls/control.ts';
import layout from '#ui/layout/layout.module.css';
import { PublishGroups } from '../publish/publish-groups.tsx';
import type { RowsEditorProps } from './form-actor.ts';
import { FormField } from './form-field.tsx';
import css from './form-rows.module.css';
import { PasteNames } from './paste-names.tsx';

/** An editable list of rows. */
export function FormRows({ form, field, name }: RowsEditorProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = useSelector(form, ({ context }) => rowsAt(context.values, name).length);
  const cells = Object.entries(field.row).filter((cell): cell is [string, SingleField] => cell[1].kind !== 'rows');

  function replace(next: (rows: readonly RowValues[]) => readonly RowValues[]) {
    form.send({ type: 'form.change', name, value: next(rowsAt(form.getSnapshot().context.values, name)) });
  }

  function add() {
    replace((rows) => [...rows, rowValues(field.row)]);
    const [first] = cells[0] ?? [''];
    requestAnimationFrame(() => document.getElementById(controlId(`${name}[${count}][${first}]`))?.focus());
  }

  function remove(at: number) {
    replace((rows) =>
      withMinRows(
        field,
        rows.filter((_row, other) => other !== at),
      ),
    );
    // The pressed button is gone. Focus the remove button at the same position, of the last row, or the add button.
    requestAnimationFrame(() => {
      const removeButtons = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])];
      (removeButtons[at] ?? removeButtons.at(-1) ?? addButton.current)?.focus();
    });
  }

  return (
    <fieldset className={css['rows']} aria-labelledby={id}>
      <legend id={id} className={layout['legend']}>
        {text(field.label)}
      </legend>
      <ol ref={list} className={classNames(layout['tight'], css['list'])}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position, as in paths and errors
          <li key={at} className={css['row']}>
            <div className={css['cells']}>
              {cells.map(([cell, cellField]) => (
                <FormField key={cell} form={form} field={cellField} name={`${name}[${at}][${cell}]`} mode="create" />
              ))}
            </div>
            <IconButton icon={X} label={text('Remove row {{number}}', { number: at + 1 })} onClick={() => remove(at)} />
          </li>
        ))}
      </ol>
      {/* Keeps the focus: a blur may show an error, which would move the button away under the press. */}
      <div className={layout['row']}>
        <Button ref={addButton} icon={Plus} size="small" onMouseDown={keepFocus} onClick={add}>
          {text(field.add)}
        </Button>
        {cells[0]?.[1].kind === 'select' && <PasteNames {...{ form, field, name }} />}
        {field.published && count > 0 && <PublishGroups {...{ form, field, name }} published={field.published} />}
      </div>
    </fieldset>
  );
}

function rowsAt(values: Readonly<Record<string, unknown>>, name: string): readonly RowValues[] {
  return rowsIn(valueAt(values, name) as Value | undefined);
}
