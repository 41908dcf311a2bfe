import { Fragment } from 'react';
import type { RowDiff } from '#fields/diff-rows.ts';
import type { RowsField } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import css from './draft-value.module.css';
import { DraftValue } from './draft-value.tsx';

interface DraftRowsProps {
  readonly field: RowsField;
  readonly apart: readonly RowDiff[];
  /** How many rows are left out, as they are the same on all sides. */
  readonly alike: number;
}

/** One side of rows that differ: those that do, each by its place and name, with what tells it from its like. */
export function DraftRows({ field, apart, alike }: DraftRowsProps) {
  const text = useText();
  return (
    <>
      {apart.length === 0 ? (
        <span className={css['nothing']}>–</span>
      ) : (
        <ol className={css['rows']}>
          {apart.map(({ at, row, names }) => (
            <li key={at} value={at + 1}>
              <RowSaid field={field} row={row} names={names} />
            </li>
          ))}
        </ol>
      )}
      {alike > 0 && (
        <span className={css['alike']}>{text('The same on all sides: {{number}}', { number: alike })}</span>
      )}
    </>
  );
}

function RowSaid({ field, row, names }: { field: RowsField } & Pick<RowDiff, 'row' | 'names'>) {
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
