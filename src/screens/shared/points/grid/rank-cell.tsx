import { useCallback } from 'react';
import type { Rank } from '../state/ranks.ts';
import type { Table, TableState } from '../state/table.ts';
import { useDirectText } from './use-direct-text.ts';

interface RankCellProps {
  readonly table: Table;
  readonly rank: Rank;
  readonly row: number;
}

/** The current rank of a team; '=' marks a shared rank. */
export function RankCell({ table, rank, row }: RankCellProps) {
  const textOf = useCallback(({ rows }: TableState) => rank(rows).shown[row] ?? '–', [rank, row]);
  return <td ref={useDirectText({ table, textOf, write })} className="points-rank" />;
}

function write(cell: HTMLTableCellElement, text: string): void {
  // Reuses the text node: `textContent` creates a new one for each change.
  if (cell.firstChild) cell.firstChild.nodeValue = text;
  else cell.textContent = text;
}
