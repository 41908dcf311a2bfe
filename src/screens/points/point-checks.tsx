import { useDeferredValue, useId, useMemo } from 'react';
import { findingsOf } from '#domain/points/health.ts';
import { type Preset, presets } from '#domain/points/presets.ts';
import { tieWords } from '#domain/points/tie-words.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Select } from '#ui/select.tsx';
import { goTo } from './go.ts';
import type { Rank, TieChoice } from './rank.ts';
import type { Table } from './table.ts';
import type { Teams } from './teams.ts';
import { useTable } from './use-table.ts';

const tieLabels: Readonly<Record<TieChoice, Text>> = {
  dinners: 'Chicken dinners, position points, finishes',
  finishes: 'Finishes, chicken dinners, position points',
};

interface PointChecksProps {
  readonly table: Table;
  readonly teams: Teams;
  readonly rank: Rank;
  readonly preset: Preset;
  readonly onPreset: (id: string) => void;
  readonly tieChoice: TieChoice;
  readonly onTieChoice: (choice: TieChoice) => void;
}

/** What is odd about the table, and why teams of the same total stand as they do. Told, never in the way. */
export function PointChecks(props: PointChecksProps) {
  const { table, teams, rank, preset, onPreset, tieChoice, onTieChoice } = props;
  const text = useText();
  const id = useId();
  // A key is never kept waiting for these.
  const rows = useDeferredValue(useTable(table, (state) => state.rows));
  const findings = useMemo(() => findingsOf(rows, preset, teams.nameOf(rows)), [rows, preset, teams]);
  const ties = useMemo(() => tieWords(rank(rows).ties, teams.nameOf(rows)), [rows, rank, teams]);

  return (
    <div className="points-checks">
      <div className="points-choices">
        <Select
          label={text('Placement points')}
          options={presets.map((each) => ({ value: each.id, label: text(each.label) }))}
          value={preset.id}
          onChange={onPreset}
        />
        <Select
          label={text('Ties are parted by')}
          options={(['dinners', 'finishes'] as const).map((value) => ({ value, label: text(tieLabels[value]) }))}
          value={tieChoice}
          onChange={onTieChoice}
        />
      </div>
      {findings.length > 0 && (
        <section className="points-findings" aria-labelledby={`${id}-findings`}>
          <h2 id={`${id}-findings`}>{text('Worth a look')}</h2>
          <ul>
            {findings.map(({ row, text: sentence, values }) => (
              <li key={`${row} ${sentence}`}>
                {row === undefined ? (
                  text(sentence, values)
                ) : (
                  <button type="button" onClick={() => goTo(table.name, { row, stop: 'total_point' })}>
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
    </div>
  );
}
