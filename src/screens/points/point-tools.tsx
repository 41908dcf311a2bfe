import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import type { Rank } from './rank.ts';
import type { Table } from './table.ts';
import { useTable } from './use-table.ts';

interface PointToolsProps {
  readonly table: Table;
  readonly rank: Rank;
  readonly onStep: (direction: 'undo' | 'redo') => void;
  readonly children?: ReactNode;
}

/** What is done with the whole table. */
export function PointTools({ table, rank, onStep, children }: PointToolsProps) {
  const text = useText();
  const canUndo = useTable(table, (state) => state.canUndo);
  const canRedo = useTable(table, (state) => state.canRedo);
  const isEmpty = useTable(table, ({ rows }) => rows.length === 0);

  function sort() {
    const { rows } = table.state();
    table.replace(rank(rows).sorted.flatMap((at) => rows.slice(at, at + 1)));
  }

  return (
    <div className="points-tools">
      <IconButton
        icon={Undo}
        label={text('Undo')}
        disabled={!canUndo}
        onMouseDown={keepFocus}
        onClick={() => onStep('undo')}
      />
      <IconButton
        icon={Redo}
        label={text('Redo')}
        disabled={!canRedo}
        onMouseDown={keepFocus}
        onClick={() => onStep('redo')}
      />
      <Button size="small" icon={ArrowDownWideNarrow} disabled={isEmpty} onClick={sort}>
        {text('Sort by rank')}
      </Button>
      {children}
    </div>
  );
}
