import { useId } from 'react';
import { diffRows } from '#fields/diff-rows.ts';
import { type Field, type Fields, fieldOf, type Value } from '#fields/field.ts';
import { rowsIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { type Difference, sideOf } from '#machines/form/compare.ts';
import type { Resolutions, Side } from '#machines/form/types.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import table from '#ui/table/table.module.css';
import css from './draft-differences.module.css';
import { DraftRows, DraftValue } from './draft-value.tsx';

interface DraftDifferencesProps {
  readonly fields: Fields;
  readonly differences: readonly Difference[];
  readonly resolutions: Resolutions;
  /** The heading of the user's values, if they are not a draft. */
  readonly mine?: string;
  /** The heading of the record's values, if they are not the current ones. */
  readonly theirs?: string;
  readonly onPick?: ((name: string, side: Side) => void) | undefined;
  /** Reverts the user's change of a field. */
  readonly onRevert?: ((name: string) => void) | undefined;
}

/**
 * The differing fields. If only the user has changed the record, the table compares the record with the draft. Otherwise
 * it has three columns, and the user chooses one for each field.
 */
export function DraftDifferences(props: DraftDifferencesProps) {
  const { fields, differences, resolutions, mine, theirs, onPick, onRevert } = props;
  const text = useText();
  const isContested = differences.some(({ by }) => by !== 'mine');
  const sides: readonly Side[] = isContested ? ['base', 'mine', 'theirs'] : ['theirs', 'mine'];
  const heads: Readonly<Record<Side, string>> = {
    base: text('When you started'),
    mine: mine ?? text('Your draft'),
    theirs: theirs ?? text('The record now'),
  };
  return (
    <div className={table['frame']}>
      <table className={classNames(table['table'], css['table'])}>
        <caption>
          <VisuallyHidden>{text('Differences')}</VisuallyHidden>
        </caption>
        <thead className={table['head']}>
          <tr>
            <th scope="col">{text('Field')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {heads[side]}
              </th>
            ))}
            {onRevert && (
              <th scope="col" className={css['action']}>
                {text('Actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Row
              key={difference.name}
              {...{ difference, sides, heads, resolutions, isContested, onPick, onRevert }}
              field={fieldOf(fields, difference.name)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<DraftDifferencesProps, 'resolutions' | 'onPick' | 'onRevert'> {
  readonly difference: Difference;
  /** Undefined for a field that the form no longer has. It is shown by its name. */
  readonly field: Field | undefined;
  readonly sides: readonly Side[];
  readonly heads: Readonly<Record<Side, string>>;
  readonly isContested: boolean;
}

function Row({ difference, field, sides, heads, resolutions, isContested, onPick, onRevert }: RowProps) {
  const text = useText();
  const group = useId();
  const selected = sideOf(difference, resolutions);
  const label = field ? text(field.label) : difference.name;
  // The form's values come from `valuesOf` and the fields' controls.
  const values = sides.map((side) => difference[side] as Value | null | undefined);
  return (
    <tr className={table['row']} data-unresolved={selected === null || undefined}>
      <th scope="row">{label}</th>
      {sides.map((side, at) => {
        const sideValue = <SideValue field={field} values={values} at={at} />;
        return (
          <td key={side} data-label={heads[side]}>
            {isContested ? (
              <label className={classNames(layout['choice'], css['choice'])}>
                <input
                  type="radio"
                  name={group}
                  aria-label={`${label}: ${heads[side]}`}
                  checked={selected === side}
                  onChange={() => onPick?.(difference.name, side)}
                />
                <span>{sideValue}</span>
              </label>
            ) : (
              <div>{sideValue}</div>
            )}
          </td>
        );
      })}
      {onRevert && (
        <td>
          <Button size="small" aria-label={`${text('Undo')}: ${label}`} onClick={() => onRevert(difference.name)}>
            {text('Undo')}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface SideValueProps {
  readonly field: Field | undefined;
  /** The values of all sides. Rows are shown as differences between the sides. */
  readonly values: readonly (Value | null | undefined)[];
  readonly at: number;
}

/** The value of one side as text. */
function SideValue({ field, values, at }: SideValueProps) {
  if (!field) return <span>{JSON.stringify(values[at])}</span>;
  if (field.kind !== 'rows') return <DraftValue field={field} value={values[at] ?? ''} />;
  const rows = values.map((value) => rowsIn(value ?? ''));
  const { apart, alike } = diffRows(rows, Object.keys(field.row)[0] ?? '');
  return <DraftRows field={field} differing={apart[at] ?? []} equalCount={alike} />;
}
