import { Fragment } from 'react';
import type { RowDiff } from '#fields/diff-rows.ts';
import type { Field, RowsField, Value } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { OptionNames, type ReferenceField } from '#ui/controls/option-names.tsx';
import { shownKindOf } from '#ui/controls/shown-kinds.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './draft-differences.module.css';

interface DraftValueProps {
  readonly field: Field;
  readonly value: Value;
}

/** A form value as text: references by name, formatted text without its formatting. */
export function DraftValue({ field, value }: DraftValueProps) {
  const text = useText();
  if (value instanceof Blob) return <span>{value instanceof File ? value.name : text('A picture')}</span>;
  if (value.length === 0) return <span className={layout['note']}>–</span>;
  const names = (source: ReferenceField, ids: readonly string[]) => <OptionNames field={source} ids={ids} />;
  return <span>{shownKindOf(field).draft(field, value, { text, names })}</span>;
}

interface DraftRowsProps {
  readonly field: RowsField;
  readonly differing: readonly RowDiff[];
  /** The number of rows that are equal on all sides and not listed. */
  readonly equalCount: number;
}

/** One side of differing rows: the position and name of each row, with the cells that differ. */
export function DraftRows({ field, differing, equalCount }: DraftRowsProps) {
  const text = useText();
  return (
    <>
      {differing.length === 0 ? (
        <span className={layout['note']}>–</span>
      ) : (
        <ol className={css['rows']}>
          {differing.map(({ at, row, names }) => (
            <li key={at} value={at + 1}>
              <DifferingRow field={field} row={row} names={names} />
            </li>
          ))}
        </ol>
      )}
      {equalCount > 0 && <div className={layout['faint']}>{text('Unchanged: {{number}}', { number: equalCount })}</div>}
    </>
  );
}

function DifferingRow({ field, row, names }: { field: RowsField } & Pick<RowDiff, 'row' | 'names'>) {
  const text = useText();
  const [key, ...others] = Object.entries(field.row);
  return (
    <>
      {key && <DraftValue field={key[1]} value={row[key[0]] ?? ''} />}
      {others
        .filter(([name]) => names.includes(name))
        .map(([name, cell]) => (
          <Fragment key={name}>
            <span>{' · '}</span>
            <span className={css['cell']}>
              <span>{`${text(cell.label)} `}</span>
              <strong>
                <DraftValue field={cell} value={row[name] ?? ''} />
              </strong>
            </span>
          </Fragment>
        ))}
    </>
  );
}
