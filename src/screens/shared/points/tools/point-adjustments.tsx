import { useCallback } from 'react';
import { adjustmentWords } from '#domain/points/adjustments.ts';
import type { PointRow } from '#domain/points/row.ts';
import { useText } from '#i18n/use-text.ts';
import layout from '#ui/layout/layout.module.css';
import type { PointsProps } from '../state/table.ts';
import { useSettled, useTable } from '../state/use-table.ts';

/** The penalties and bonuses of the table with their reasons, also on paper. */
export function PointAdjustments({ table, teams }: PointsProps) {
  const text = useText();
  const ruleset = useTable(table, (state) => state.ruleset);
  const read = useCallback(
    (rows: readonly PointRow[]) =>
      rows.flatMap((row, at) => {
        const said = adjustmentWords(row, ruleset);
        return said ? [{ at, line: `${teams.nameOf(rows)(at)}: ${text(said.text, said.values)}` }] : [];
      }),
    [ruleset, teams, text],
  );
  const lines = useSettled(table, read);
  if (lines.length === 0) return null;
  return (
    <section aria-label={text('Penalties and bonuses')}>
      <p className={layout['legend']}>{text('Penalties and bonuses')}</p>
      <ul>
        {lines.map(({ at, line }) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
