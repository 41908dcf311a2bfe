import { Fragment } from 'react';
import type { RowDiff } from '#fields/diff-rows.ts';
import type { RowsField } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import css from './draft-value.module.css';
import { DraftValue } from './draft-value.tsx';

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
        <span className={css['nothing']}>–</span>
      ) : (
        <ol className={css['rows']}>
          {differing.map(({ at, row, names }) => (
            <li key={at} value={at + 1}>
              <DifferingRow field={field} row={row} names={names} />
            </li>
          ))}
        </ol>
      )}
      {equalCount > 0 && <span className={css['alike']}>{text('Unchanged: {{number}}', { number: equalCount })}</span>}
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
            {' · '}
            <span className={css['cell']}>
              {text(cell.label)}{' '}
              <strong>
                <DraftValue field={cell} value={row[name] ?? ''} />
              </strong>
            </span>
          </Fragment>
        ))}
    </>
  );
}
