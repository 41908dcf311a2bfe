import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Redo from 'lucide-react/icons/redo-2';
import Scale from 'lucide-react/icons/scale';
import Swords from 'lucide-react/icons/swords';
import Undo from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { adjustmentWords } from '#domain/points/adjustments.ts';
import type { Said } from '#domain/points/row.ts';
import { rulesetCell } from '#domain/points/ruleset-draft.ts';
import { tableCells } from '#domain/points/table-cells.ts';
import type { Poster } from '#domain/publish/poster.ts';
import { standingsPoster } from '#domain/publish/standings-poster.ts';
import { writeCsv } from '#domain/text/csv.ts';
import type { Translate } from '#i18n/english.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { useZone } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { controlId } from '#ui/controls/control.ts';
import layout from '#ui/layout/layout.module.css';
import { matchDay, PublishButton } from '../../publish/publish-button.tsx';
import type { PointsProps } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';

interface PointToolsProps extends PointsProps {
  /** The ruleset was chosen, so the file contains it. */
  readonly isChosen: boolean;
  readonly onStep: (direction: 'undo' | 'redo') => void;
  readonly onImport: () => void;
  readonly onMatch: () => void;
  /** Undefined where the ruleset has no penalties. */
  readonly onAdjust: (() => void) | undefined;
}

/** The toolbar: actions on the whole table. */
export function PointTools({ table, teams, isChosen, onStep, onImport, onMatch, onAdjust }: PointToolsProps) {
  const text = useText();
  const serverText = useServerText();
  const zone = useZone();
  const noteId = useId();
  const canUndo = useTable(table, (state) => state.canUndo);
  const canRedo = useTable(table, (state) => state.canRedo);
  const hasMatch = useTable(table, ({ match }) => match.length > 0);
  const matchError = useTable(table, ({ errors }) => errors[table.matchName]);
  const isEmpty = useTable(table, ({ rows }) => rows.length === 0);

  function sort() {
    const { rows, rank } = table.state();
    table.replace(rank(rows).sorted.flatMap((at) => rows.slice(at, at + 1)));
  }

  function saveCsv() {
    const csv = tableCsv({ table, teams, isChosen }, text);
    saveFile(`${table.names().title || text('Point Table')}.csv`, csv, 'text/csv;charset=utf-8');
  }

  return (
    <div className={classNames(layout['row'], 'points-tools')}>
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
      <Button size="small" icon={ClipboardPaste} onClick={onImport}>
        {text('Paste or import')}
      </Button>
      <Button
        id={controlId(table.matchName)}
        size="small"
        icon={Swords}
        disabled={isEmpty && !hasMatch}
        aria-describedby={matchError && noteId}
        onClick={onMatch}
      >
        {text(hasMatch ? 'Continue with the match' : 'Add a match')}
      </Button>
      {onAdjust && (
        <Button size="small" icon={Scale} disabled={isEmpty} onClick={onAdjust}>
          {text('Penalties')}
        </Button>
      )}
      <span className="points-out">
        <PublishButton
          posterOf={() => tablePoster({ table, teams }, text)}
          date={matchDay(zone, text.language)}
          disabled={isEmpty}
        />
        <Button size="small" icon={Download} disabled={isEmpty} onClick={saveCsv}>
          {text('CSV')}
        </Button>
        <Button size="small" icon={Printer} disabled={isEmpty} onClick={() => window.print()}>
          {text('Print')}
        </Button>
      </span>
      {matchError && (
        <p id={noteId} className="points-errors">
          {serverText(matchError)}
        </p>
      )}
    </div>
  );
}

/** The table as CSV for a spreadsheet. The import can read it. */
function tableCsv(
  { table, teams, isChosen }: Omit<PointToolsProps, 'onStep' | 'onImport' | 'onMatch' | 'onAdjust'>,
  text: Translate,
): string {
  const { rows, rank, ruleset } = table.state();
  return writeCsv([
    ...tableCells(rows, rank(rows), {
      rank: text('Rank'),
      labelOf: (column) => text(table.field.row[column]?.label ?? 'Team'),
      teamOf: (at) => teams.itemOf(rows[at]?.['team_id'] ?? '')?.name ?? '',
    }),
    ...(isChosen ? [[text('Ruleset'), rulesetCell(ruleset)]] : []),
  ]);
}

/** The standings as the grid shows them, with what is not saved yet. */
function tablePoster({ table, teams }: PointsProps, text: Translate): Poster {
  const { rows, rank, ruleset } = table.state();
  const detailOf = (at: number) => wordsIn(adjustmentWords(rows[at] ?? {}, ruleset), text);
  const { title, event } = table.names();
  return standingsPoster(rows, rank(rows), teams.nameOf(rows), detailOf, {
    title: title || event || text('Point Table'),
    notes: title !== '' && event !== title ? [event] : [],
    leadLabel: text('Rank'),
    nameLabel: text('Team'),
    columns: {
      chicken_dinner: { label: text('Chicken Dinner'), short: text('Wins') },
      position_point: { label: text('Position Point'), short: text('Pos.') },
      total_finish: { label: text('Total Finish'), short: text('Fin.') },
      total_point: { label: text('Total Point'), short: text('Total') },
    },
  });
}

function wordsIn(said: Said | undefined, text: Translate): string {
  return said ? text(said.text, said.values) : '';
}
