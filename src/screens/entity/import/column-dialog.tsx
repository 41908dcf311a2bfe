import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Entity } from '#entities/define.ts';
import type { Value } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import { useText } from '#i18n/use-text.ts';
import { importedFields } from '#import/conversion/targets.ts';
import { Button } from '#ui/button/button.tsx';
import type { SingleField } from '#ui/controls/control.ts';
import { FieldControl } from '#ui/controls/field-control.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { type ColumnEdit, type ConcernedRows, columnChanges, concernedRows, textsOf } from './column-change.ts';
import { textIn } from './grid-column.ts';
import type { ImportActor } from './use-import.ts';

interface ColumnDialogProps {
  readonly work: ImportActor;
  readonly entity: Entity;
  /** The field whose values change at first; '' to choose one. */
  readonly field: string;
  readonly onClose: () => void;
}

/** So many texts of a column are offered. A column with more is one of names. */
const mostTexts = 30;

/** Changes one field in many rows: one value for all of them, or a part of their texts. */
export function ColumnDialog({ work, entity, field: opened, onClose }: ColumnDialogProps) {
  const text = useText();
  const rows = useSelector(work, ({ context }) => context.rows);
  const match = useSelector(work, ({ context }) => context.match);
  const fields = importedFields(entity);
  const [name, setName] = useState(opened === '' ? (fields[0]?.[0] ?? '') : opened);
  const [concerned, setConcerned] = useState<ConcernedRows>({ kind: 'all' });
  const [isReplacing, setIsReplacing] = useState(false);
  const [value, setValue] = useState<Value>(valuesOf(entity.fields, 'create')[name] ?? '');
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const field = entity.fields[name];
  if (field === undefined) return null;

  const column = { name, textOf: textIn(match, name) };
  const texts = textsOf(rows, column);
  const choices: readonly (ConcernedRows & { readonly label: string })[] = [
    { kind: 'all', label: text('All rows') },
    { kind: 'empty', label: text('Rows without a value') },
    { kind: 'invalid', label: text('Rows with an error in it') },
    ...(texts.length > mostTexts ? [] : texts).map(([each, number]) => ({
      kind: 'text' as const,
      text: each,
      label: text('Rows with “{{text}}”: {{number}}', { text: each, number }),
    })),
  ];
  const isText = field.kind === 'text';
  const edit: ColumnEdit = isText && isReplacing ? { kind: 'replace', find, replacement } : { kind: 'set', value };
  const changes = columnChanges(concernedRows(rows, column, concerned), name, edit);

  function show(other: string) {
    setName(other);
    setValue(valuesOf(entity.fields, 'create')[other] ?? '');
    setConcerned({ kind: 'all' });
    setIsReplacing(false);
  }

  function change() {
    work.send({ type: 'import.edit', changes });
    onClose();
  }

  return (
    <Dialog
      open
      title={text('Change a column')}
      description={text('The file stays as it is. Rows that were imported do not change.')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button variant="primary" disabled={changes.length === 0} onClick={change}>
            {changes.length === 1 ? text('Change 1 row') : text('Change {{number}} rows', { number: changes.length })}
          </Button>
        </>
      }
    >
      <div className={layout['stack']}>
        <Select
          label={text('Field')}
          options={fields.map(([each, { label }]) => ({ value: each, label: text(label) }))}
          value={name}
          onChange={show}
        />
        <Select
          label={text('Which rows')}
          options={choices.map(({ label }, at) => ({ value: String(at), label }))}
          value={String(choices.findIndex((choice) => isSameChoice(choice, concerned)))}
          onChange={(at) => setConcerned(choices[Number(at)] ?? { kind: 'all' })}
        />
        {isText && (
          <Select
            label={text('Change')}
            options={[
              { value: 'set', label: text('The whole value') },
              { value: 'replace', label: text('A part of the text') },
            ]}
            value={isReplacing ? 'replace' : 'set'}
            onChange={(how) => setIsReplacing(how === 'replace')}
          />
        )}
        {edit.kind === 'replace' ? (
          <>
            <TextField label={text('Find')} value={find} onChange={setFind} autoComplete="off" />
            <TextField label={text('Replace with')} value={replacement} onChange={setReplacement} autoComplete="off" />
          </>
        ) : (
          <FieldControl
            key={name}
            // Fields of rows are not imported.
            field={field as SingleField}
            name={name}
            mode="edit"
            value={value}
            error={undefined}
            disabled={false}
            onChange={setValue}
            onBlur={() => undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

const isSameChoice = (one: ConcernedRows, other: ConcernedRows) =>
  one.kind === other.kind && (one.kind !== 'text' || other.kind !== 'text' || one.text === other.text);
