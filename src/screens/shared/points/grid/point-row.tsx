import X from 'lucide-react/icons/x';
import { memo, useCallback } from 'react';
import { controlId } from '#controls/control.ts';
import type { Rank } from '#domain/points/rank.ts';
import { numberColumns } from '#domain/points/row.ts';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import type { Table, TableState } from '../state/table.ts';
import type { Teams } from '../state/teams.ts';
import { useTableRow } from '../state/use-table.ts';
import { pathOf } from './grid-move.ts';
import { NumberCell } from './number-cell.tsx';
import { TeamCell } from './team-cell.tsx';
import { useDirectText } from './use-cell.ts';

interface PointRowProps {
  readonly table: Table;
  readonly rank: Rank;
  readonly teams: Teams;
  readonly row: number;
  readonly onRemove: (row: number) => void;
}

/** A team with its rank and its numbers. The row renders once; each cell updates itself. */
export const PointRow = memo(function PointRow({ table, rank, teams, row, onRemove }: PointRowProps) {
  const text = useText();
  const isActive = useTableRow(table, row, ({ active }) => active.row === row && active.stop === 'remove');
  return (
    <tr>
      <RankCell table={table} rank={rank} row={row} />
      <TeamCell table={table} teams={teams} row={row} />
      {numberColumns.map((column) => (
        <NumberCell key={column} table={table} row={row} column={column} />
      ))}
      <td className="points-remove">
        <IconButton
          id={controlId(pathOf(table.name, { row, stop: 'remove' }))}
          icon={X}
          size="small"
          tabIndex={isActive ? 0 : -1}
          label={text('Remove row {{number}}', { number: row + 1 })}
          onClick={() => onRemove(row)}
        />
      </td>
    </tr>
  );
});

interface RankCellProps {
  readonly table: Table;
  readonly rank: Rank;
  readonly row: number;
}

/** The current rank of a team; '=' marks a shared rank. */
function RankCell({ table, rank, row }: RankCellProps) {
  const textOf = useCallback(({ rows }: TableState) => rank(rows).shown[row] ?? '–', [rank, row]);
  return <td ref={useDirectText({ table, textOf, write })} className="points-rank" />;
}

function write(cell: HTMLTableCellElement, text: string): void {
  // Reuses the text node: `textContent` creates a new one for each change.
  if (cell.firstChild) cell.firstChild.nodeValue = text;
  else cell.textContent = text;
}
