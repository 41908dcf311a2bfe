import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { matchNotes } from '#domain/points/match-results.ts';
import { type Entry, matchFaults, matchOf, sharedPlaces, tableFaults, withMatch } from '#domain/points/matches.ts';
import { sharedPoints } from '#domain/points/ruleset.ts';
import { readCount } from '#domain/text/whole-number.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { typeNumber } from '#ui/form/digits.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import type { PointsProps } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';
import { MatchHead } from './match-head.tsx';
import { PasteResults } from './paste-results.tsx';

interface MatchDialogProps extends PointsProps {
  readonly onClose: () => void;
}

/**
 * Adds the result of one match to the table, team by team: points and the dinner from the place, and the finishes. The
 * entries are form values, so that drafts contain them; closing the dialog keeps them.
 */
export function MatchDialog({ table, teams, onClose }: MatchDialogProps) {
  const text = useText();
  const addButton = useRef<HTMLButtonElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const ruleset = useTable(table, (state) => state.ruleset);
  const [scoring, setScoring] = useState(ruleset.shared);
  const rows = useTable(table, (state) => state.rows);
  const entered = useTable(table, (state) => state.match);
  const match = matchOf(rows, entered);
  const nameOf = useMemo(() => teams.nameOf(rows), [teams, rows]);
  const faults = [...matchFaults(match, nameOf), ...tableFaults(rows, match, nameOf)];
  const notes = matchNotes(match, ruleset, nameOf);
  const shared = sharedPlaces(match);

  function type(at: number, part: Partial<Entry>) {
    table.typeMatch(match.map((entry, other) => (other === at ? { ...entry, ...part } : entry)));
  }

  function add() {
    setIsSubmitted(true);
    if (faults.length > 0) return;
    table.endMatch(withMatch(rows, match, ruleset, scoring));
    onClose();
  }

  function discard() {
    table.endMatch();
    onClose();
  }

  /** Enter moves to the next number, and from the last one to the button. */
  function onEnter(event: KeyboardEvent<HTMLTableElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + 1];
    (next ?? addButton.current)?.focus();
  }

  const cell = (at: number, part: keyof Entry, label: string) => (
    <td className="points-cell">
      <input
        className="points-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${nameOf(at)}: ${label}`}
        value={match[at]?.[part] ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target }) => {
          const before = match[at]?.[part] ?? '';
          type(at, { [part]: typeNumber(target, { before, maxLength: 2, keepsSigns: true }) });
        }}
        onBlur={({ target }) => {
          const number = readCount(target.value);
          if (number !== undefined && number !== target.value) type(at, { [part]: number });
        }}
      />
    </td>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('Add a match')}
      description={text(
        "Enter each team's place and finishes. Points are added to the table; penalties and bonuses stay.",
      )}
      footer={
        <>
          {entered.length > 0 && (
            <Button variant="ghost" onClick={discard}>
              {text('Discard')}
            </Button>
          )}
          <Button onClick={onClose}>{text(entered.length > 0 ? 'Keep for later' : 'Cancel')}</Button>
          <Button ref={addButton} variant="primary" onClick={add}>
            {text('Add to the table')}
          </Button>
        </>
      }
    >
      {isPasting ? (
        <PasteResults
          {...{ rows, match, ruleset, nameOf }}
          onFill={table.typeMatch}
          onClose={() => setIsPasting(false)}
        />
      ) : (
        <Button size="small" icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
          {text('Paste results')}
        </Button>
      )}
      <table className="points-grid points-match" onKeyDown={onEnter}>
        <MatchHead words={[text('Team')]} />
        <tbody>
          {rows.map((_row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
            <tr key={at}>
              <th scope="row" className="points-words">
                {nameOf(at)}
              </th>
              {cell(at, 'place', text('Place'))}
              {cell(at, 'finishes', text('Finishes'))}
            </tr>
          ))}
        </tbody>
      </table>
      {shared.length > 0 && (
        <Select
          label={text('Teams that share a place')}
          value={scoring}
          options={[
            { value: 'each', label: text('Each gets the points of the place') },
            { value: 'mean', label: text('Each gets the mean of their places, rounded down') },
          ]}
          onChange={setScoring}
        />
      )}
      <ul className="points-notes" aria-live="polite">
        {shared.map(({ place, rows: sharing }) => (
          <li key={place}>
            {text('Place {{place}} is shared, with {{points}} points each: {{teams}}', {
              place,
              points: sharedPoints(ruleset, place, sharing.length, scoring),
              teams: sharing.map(nameOf).join(', '),
            })}
          </li>
        ))}
        {notes.map(({ text: sentence, values }) => (
          <li key={sentence + JSON.stringify(values)}>{text(sentence, values)}</li>
        ))}
      </ul>
      <div aria-live="polite">
        {isSubmitted && faults.length > 0 && (
          <ul className="points-errors">
            {faults.map(({ text: sentence, values }) => (
              <li key={sentence + JSON.stringify(values)}>{text(sentence, values)}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
