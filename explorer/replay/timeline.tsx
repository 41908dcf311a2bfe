import { memo, useEffect, useRef } from 'react';
import { lanes, type Replay } from '../../tests/simulation/recording/replay.ts';
import type { Entry } from './entries.ts';

interface TimelineProps {
  readonly replay: Replay;
  readonly entries: readonly Entry[];
  /** The index of the chosen entry. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** What happened, with a column for each place. */
export function Timeline({ replay, entries, at, onChoose }: TimelineProps) {
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen entry is scrolled to.
  useEffect(() => {
    const row = table.current?.querySelector('[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
    // The arrow keys go on from the chosen row.
    const button = row?.querySelector('button');
    if (table.current?.contains(document.activeElement) === true) button?.focus({ preventScroll: true });
  }, [at]);
  return (
    <table className="timeline" aria-label="Timeline" ref={table}>
      <thead>
        <tr>
          {['Time', ...lanes].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place.
            key={index}
            entry={entry}
            message={entry.kind === 'violation' ? violationText(replay) : ''}
            index={index}
            isChosen={index === at}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The guarantee, and how it is violated. */
export function violationText({ guarantee, message }: Pick<Replay, 'guarantee' | 'message'>): string {
  return `Guarantee ${String(guarantee)} is violated: ${message.split('\n')[0] ?? ''}`;
}

interface RowProps {
  readonly entry: Entry;
  /** The text of the violation. */
  readonly message: string;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: (at: number) => void;
}

const Row = memo(function Row({ entry, message, index, isChosen, onChoose }: RowProps) {
  const choice = (text: string) => (
    <button type="button" tabIndex={isChosen ? 0 : -1} onClick={() => onChoose(index)}>
      {text}
    </button>
  );
  return (
    <tr className={entry.kind} aria-current={isChosen ? 'step' : undefined}>
      <th scope="row">{(entry.at / 1000).toFixed(3)}</th>
      {entry.kind === 'moment' ? (
        lanes.map((lane) => (
          <td key={lane} className={entry.moment.machine === undefined ? undefined : 'of-machine'}>
            {lane === entry.moment.lane && choice(entry.moment.text)}
          </td>
        ))
      ) : (
        <td colSpan={lanes.length}>
          {choice(entry.kind === 'step' ? `${String(entry.number)}. ${entry.step.description}` : message)}
        </td>
      )}
    </tr>
  );
});
