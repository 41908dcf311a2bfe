import { useId, useMemo, useState } from 'react';
import { type FoundResult, findResults, readResults, withResults } from '#domain/points/match-results.ts';
import type { Match } from '#domain/points/matches.ts';
import type { PointRow } from '#domain/points/row.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { MatchHead } from './match-head.tsx';

interface PasteResultsProps {
  readonly rows: readonly PointRow[];
  readonly match: Match;
  readonly nameOf: (at: number) => string;
  readonly onFill: (match: Match) => void;
  readonly onClose: () => void;
}

/** Fills in the results of a match from a chat or a spreadsheet, after a preview of the team of each line. */
export function PasteResults({ rows, match, nameOf, onFill, onClose }: PasteResultsProps) {
  const text = useText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  /** The rows that the user chose, by line; '' for none. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const found = useMemo(() => findResults(readResults(pasted), rows, nameOf), [pasted, rows, nameOf]);
  const results: readonly FoundResult[] = found.map((result, line) => {
    const choice = chosen[line];
    return choice === undefined ? result : { ...result, row: choice === '' ? undefined : Number(choice) };
  });
  const matched = results.filter(({ row }) => row !== undefined).length;
  const isTwice = (at: number | undefined) => at !== undefined && results.filter(({ row }) => row === at).length > 1;
  const twice = results.find(({ row }) => isTwice(row))?.row;

  return (
    <div className={layout['tight']}>
      <label htmlFor={id}>{text('Results from a chat or a sheet')}</label>
      <textarea
        id={id}
        className={control['control']}
        rows={4}
        spellCheck={false}
        placeholder={'1. Team Soul - 12\n2. GodLike - 8'}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value);
          setChosen({});
        }}
      />
      {results.length > 0 && (
        <table className="points-grid points-match">
          <MatchHead words={[text('Pasted'), text('Team')]} />
          <tbody>
            {results.map(({ team, place, finishes, row }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
              <tr key={line} data-wrong={row === undefined || isTwice(row) || undefined}>
                <th scope="row" className="points-words">
                  {team}
                </th>
                <td className="points-words">
                  <select
                    className={control['control']}
                    aria-label={text('The team of {{name}}', { name: team })}
                    value={row ?? ''}
                    onChange={({ target }) => setChosen({ ...chosen, [line]: target.value })}
                  >
                    <option value="">{text('Skipped')}</option>
                    {rows.map((_row, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
                      <option key={at} value={at}>
                        {nameOf(at)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>{place}</td>
                <td>{finishes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={layout['row']}>
        <Button
          size="small"
          variant="primary"
          disabled={matched === 0 || twice !== undefined}
          onClick={() => {
            onFill(withResults(match, results));
            onClose();
          }}
        >
          {text('Fill in the results', { number: matched })}
        </Button>
        <Button size="small" onClick={onClose}>
          {text('Cancel')}
        </Button>
        <span role="status" className={layout['faint']}>
          {twice !== undefined
            ? text('{{name}} has two results', { name: nameOf(twice) })
            : results.length > matched &&
              text('Lines without a team: {{number}}', { number: results.length - matched })}
        </span>
      </div>
    </div>
  );
}
