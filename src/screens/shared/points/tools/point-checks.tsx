import { useId, useMemo } from 'react';
import { findingsOf } from '#domain/points/findings.ts';
import { tieMessages } from '#domain/points/rank.ts';
import type { PointRow } from '#domain/points/row.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { focusCell, focusPath } from '../grid/grid-move.ts';
import type { PointsProps, Table } from '../state/table.ts';
import { useSettled, useTable } from '../state/use-table.ts';

/** Warnings about the table, and the order of tied teams. Computed after typing has settled. */
export function PointChecks({ table, teams, rank, preset }: PointsProps) {
  const rows = useSettled(table, allRows);
  const text = useText();
  const id = useId();
  const findings = useMemo(() => findingsOf(rows, preset, teams.nameOf(rows)), [rows, preset, teams]);
  const ties = useMemo(() => tieMessages(rank(rows).ties, teams.nameOf(rows)), [rows, rank, teams]);

  return (
    <>
      {findings.length > 0 && (
        <section className="points-findings" aria-labelledby={`${id}-findings`}>
          <h2 id={`${id}-findings`}>{text('Check these rows')}</h2>
          <ul>
            {findings.map(({ row, text: sentence, values }) => (
              <li key={`${row} ${sentence}`}>
                {row === undefined ? (
                  text(sentence, values)
                ) : (
                  <button type="button" onClick={() => focusCell(table.name, { row, stop: 'total_point' })}>
                    {text(sentence, values)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ties.length > 0 && (
        <section className="points-ties" aria-labelledby={`${id}-ties`}>
          <h2 id={`${id}-ties`}>{text('Ties')}</h2>
          <ul>
            {ties.map(({ text: sentence, values }) => (
              <li key={JSON.stringify(values)}>{text(sentence, values)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function allRows(rows: readonly PointRow[]): readonly PointRow[] {
  return rows;
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
              <button type="button" onClick={() => focusPath(path)}>
                {text('Row {{number}}', { number: rowOf(path) })}: {serverText(message)}
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
