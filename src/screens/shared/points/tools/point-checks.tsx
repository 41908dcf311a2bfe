import { useCallback, useId } from 'react';
import { withoutReason } from '#domain/points/adjustments.ts';
import { type Finding, findingsOf } from '#domain/points/findings.ts';
import { tieMessages } from '#domain/points/rank.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import layout from '#ui/layout/layout.module.css';
import { focusCell, focusPath } from '../grid/grid-move.ts';
import type { PointsProps, Table } from '../state/table.ts';
import { useSettled, useTable } from '../state/use-table.ts';

/** Warnings about the table, and the order of tied teams. Computed after typing has settled. */
export function PointChecks({ table, teams }: PointsProps) {
  const text = useText();
  const id = useId();
  const ruleset = useTable(table, (state) => state.ruleset);
  const rank = useTable(table, (state) => state.rank);
  // Each with the rows and the ruleset of the same time.
  const find = useCallback(
    (rows: readonly PointRow[]): readonly Finding[] => {
      const nameOf = teams.nameOf(rows);
      return [...findingsOf(rows, ruleset, nameOf), ...withoutReason(rows, ruleset, nameOf)];
    },
    [ruleset, teams],
  );
  const explain = useCallback(
    (rows: readonly PointRow[]): readonly Finding[] => tieMessages(rank(rows).ties, teams.nameOf(rows), ruleset),
    [rank, ruleset, teams],
  );
  const findings = useSettled(table, find);
  const ties = useSettled(table, explain);
  const lists: readonly { name: string; heading: Text; messages: readonly Finding[] }[] = [
    { name: 'findings', heading: 'Check these rows', messages: findings },
    { name: 'ties', heading: 'Ties', messages: ties },
  ];

  return lists
    .filter(({ messages }) => messages.length > 0)
    .map(({ name, heading, messages }) => (
      <section
        key={name}
        {...(name === 'findings' && { className: layout['box'], 'data-tone': 'warning' })}
        aria-labelledby={`${id}-${name}`}
      >
        <h2 id={`${id}-${name}`}>{text(heading)}</h2>
        <ul>
          {messages.map(({ row, text: sentence, values }) => (
            <li key={`${row} ${sentence} ${JSON.stringify(values)}`}>
              {row === undefined ? (
                text(sentence, values)
              ) : (
                <button
                  type="button"
                  className={layout['lead']}
                  onClick={() => focusCell(table.name, { row, stop: 'total_point' })}
                >
                  {text(sentence, values)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** The number of listed errors. Further ones are only counted. */
const maxListed = 5;

/** The errors of the cells, with links to them. The cells have no space for messages. */
export function TableErrors({ table }: { table: Table }) {
  const text = useText();
  const serverText = useServerText();
  const serialized = useTable(table, ({ errors }) =>
    JSON.stringify(Object.entries(errors).filter(([path]) => path.startsWith(`${table.name}[`) || path === table.name)),
  );
  const errors = JSON.parse(serialized) as readonly (readonly [path: string, message: string])[];
  return (
    <div aria-live="polite">
      {errors.length > 0 && (
        <ul className="points-errors">
          {errors.slice(0, maxListed).map(([path, message]) => (
            <li key={path}>
              <button type="button" className={layout['lead']} onClick={() => focusPath(path)}>
                {`${text('Row {{number}}', { number: rowOf(path) })}: ${serverText(message)}`}
              </button>
            </li>
          ))}
          {errors.length > maxListed && <li>{text('and {{number}} more', { number: errors.length - maxListed })}</li>}
        </ul>
      )}
    </div>
  );
}

function rowOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;
}
