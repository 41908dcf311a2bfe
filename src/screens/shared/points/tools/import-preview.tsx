import type { Matching } from '#domain/points/header.ts';
import type { PreviewRow } from '#domain/points/preview.ts';
import type { PointColumn } from '#domain/points/row.ts';
import { useText } from '#i18n/use-text.ts';
import type { Table } from '../state/table.ts';
import type { Teams } from '../state/teams.ts';

interface ImportPreviewProps {
  readonly table: Table;
  /** The names of the columns in the pasted text. */
  readonly heads: readonly string[] | undefined;
  readonly matching: Matching;
  readonly columns: readonly PointColumn[];
  readonly preview: readonly PreviewRow[];
  readonly teams: Teams;
  readonly onMatch: (at: number, column: PointColumn | null) => void;
}

/** The meaning of each pasted column, and the result or the errors of each row. */
export function ImportPreview({ table, heads, matching, columns, preview, teams, onMatch }: ImportPreviewProps) {
  const text = useText();
  const labelOf = (column: PointColumn) => text(table.field.row[column]?.label ?? 'Team');
  return (
    <>
      <div className="points-columns">
        {matching.map((matched, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
          <label key={at}>
            {heads?.[at] ?? text('Column {{number}}', { number: at + 1 })}
            <select
              value={matched ?? ''}
              onChange={({ target }) => onMatch(at, columns.find((column) => column === target.value) ?? null)}
            >
              <option value="">{text('Skipped')}</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {labelOf(column)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container focusable */}
      <section className="points-scroll" tabIndex={0} aria-label={text('Result')}>
        <table className="points-grid">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={column === 'team_id' ? 'points-words' : undefined}>
                  {labelOf(column)}
                </th>
              ))}
              <th scope="col" className="points-words">
                {text('Problems')}
              </th>
            </tr>
          </thead>
          <tbody>
            {preview.map(({ team, row, faults }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
              <tr key={at} data-wrong={faults.length > 0 || undefined}>
                {columns.map((column) => (
                  <td key={column} className={column === 'team_id' ? 'points-words' : undefined}>
                    {column === 'team_id' ? (teams.itemOf(row[column] ?? '')?.name ?? team) : row[column]}
                  </td>
                ))}
                <td className="points-words">{faults.map((fault) => text(fault.text, fault.values)).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
