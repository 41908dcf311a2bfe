import { useId } from 'react';
import { diffRows } from '#fields/diff-rows.ts';
import { type Field, type Fields, fieldOf, type Value } from '#fields/field.ts';
import { rowsIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { type Difference, type Resolutions, type Side, sideOf } from '#machines/form/compare.ts';
import { Button } from '#ui/base/button.tsx';
import css from './draft-differences.module.css';
import { DraftRows } from './draft-rows.tsx';
import { DraftValue } from './draft-value.tsx';

interface DraftDifferencesProps {
  readonly fields: Fields;
  readonly differences: readonly Difference[];
  readonly resolutions: Resolutions;
  /** What the person's own values are called, where they are no draft. */
  readonly mine?: string;
  /** What the record's values are called, where they are not of now. */
  readonly theirs?: string;
  readonly onPick?: (name: string, side: Side) => void;
  /** Offers to take back what the person has changed of a field. */
  readonly onTakeBack?: (name: string) => void;
}

const resolveNothing = () => undefined;

/**
 * What differs, field by field. Where nobody else has changed the record, what it says and what the draft says; otherwise
 * three columns, of which the person resolutions one for each field.
 */
export function DraftDifferences({ fields, differences, resolutions, mine, ...ways }: DraftDifferencesProps) {
  const text = useText();
  const { theirs, onPick = resolveNothing, onTakeBack } = ways;
  const isContested = differences.some(({ by }) => by !== 'mine');
  const sides: readonly Side[] = isContested ? ['base', 'mine', 'theirs'] : ['theirs', 'mine'];
  const heads: Readonly<Record<Side, string>> = {
    base: text('When you began'),
    mine: mine ?? text('Your draft'),
    theirs: theirs ?? text('The record now'),
  };
  return (
    <div className={css['frame']}>
      <table className={css['table']}>
        <caption className={css['caption']}>{text('What differs')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('Field')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {heads[side]}
              </th>
            ))}
            {onTakeBack && (
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
              difference={difference}
              field={fieldOf(fields, difference.name)}
              sides={sides}
              heads={heads}
              picked={sideOf(difference, resolutions)}
              isContested={isContested}
              onPick={onPick}
              onTakeBack={onTakeBack}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly difference: Difference;
  /** A field that the form no longer has stands by its name. */
  readonly field: Field | undefined;
  readonly sides: readonly Side[];
  readonly heads: Readonly<Record<Side, string>>;
  readonly picked: Side | null;
  readonly isContested: boolean;
  readonly onPick: (name: string, side: Side) => void;
  readonly onTakeBack: ((name: string) => void) | undefined;
}

function Row({ difference, field, sides, heads, picked, isContested, onPick, onTakeBack }: RowProps) {
  const text = useText();
  const group = useId();
  const label = field ? text(field.label) : difference.name;
  // What stands in a form is made by valuesOf and changed by the fields' own controls.
  const values = sides.map((side) => difference[side] as Value | null | undefined);
  return (
    <tr data-unresolved={picked === null || undefined}>
      <th scope="row">{label}</th>
      {sides.map((side, at) => {
        const said = <Said field={field} values={values} at={at} />;
        return (
          <td key={side} data-label={heads[side]}>
            {isContested ? (
              <label className={css['choice']}>
                <input
                  type="radio"
                  name={group}
                  aria-label={`${label}: ${heads[side]}`}
                  checked={picked === side}
                  onChange={() => onPick(difference.name, side)}
                />
                <span>{said}</span>
              </label>
            ) : (
              said
            )}
          </td>
        );
      })}
      {onTakeBack && (
        <td>
          <Button
            size="small"
            aria-label={`${text('Take back')}: ${label}`}
            onClick={() => onTakeBack(difference.name)}
          >
            {text('Take back')}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface SaidProps {
  readonly field: Field | undefined;
  /** Of all sides: of rows is told what differs between them. */
  readonly values: readonly (Value | null | undefined)[];
  readonly at: number;
}

/** What one side says, as a person reads it. */
function Said({ field, values, at }: SaidProps) {
  if (!field) return JSON.stringify(values[at]);
  if (field.kind !== 'rows') return <DraftValue field={field} value={values[at] ?? ''} />;
  const rows = values.map((value) => rowsIn(value ?? ''));
  const { apart, alike } = diffRows(rows, Object.keys(field.row)[0] ?? '');
  return <DraftRows field={field} apart={apart[at] ?? []} alike={alike} />;
}
