import { useId, useMemo } from 'react';
import { findingsOf } from '#domain/points/findings.ts';
import type { Preset } from '#domain/points/presets.ts';
import type { PointRow } from '#domain/points/row.ts';
import { tieMessages } from '#domain/points/tie-messages.ts';
import { useText } from '#i18n/use-text.ts';
import { focusCell } from '../grid/grid-move.ts';
import type { Rank } from '../state/ranks.ts';
import type { Table } from '../state/table.ts';
import type { Teams } from '../state/teams.ts';
import { useSettled } from '../state/use-settled.ts';

interface PointChecksProps {
  readonly table: Table;
  readonly teams: Teams;
  readonly rank: Rank;
  readonly preset: Preset;
}

/** Warnings about the table, and the order of tied teams. Computed after typing has settled. */
export function PointChecks({ table, teams, rank, preset }: PointChecksProps) {
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
