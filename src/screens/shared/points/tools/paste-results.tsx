import { useId, useMemo, useState } from 'react';
import { nameFinder } from '#domain/names/name-finder.ts';
import {
  type FoundResult,
  findResults,
  type ResultColumns,
  resultsOf,
  suggestedColumns,
  withResults,
} from '#domain/points/match-results.ts';
import type { Match } from '#domain/points/matches.ts';
import { type GivenColumn, type ResultTable, resultTable } from '#domain/points/result-table.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { useText } from '#i18n/use-text.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import control from '#ui/form/control.module.css';
import layout from '#ui/layout/layout.module.css';
import { Select } from '#ui/select/select.tsx';
import { MatchHead } from './match-head.tsx';

interface PasteResultsProps {
  readonly rows: readonly PointRow[];
  readonly match: Match;
  readonly ruleset: Ruleset;
  readonly nameOf: (at: number) => string;
  readonly onFill: (match: Match) => void;
  readonly onClose: () => void;
}

/** Fills in the results of a match from a chat or a spreadsheet, after a preview of the team of each line. */
export function PasteResults({ rows, match, ruleset, nameOf, onFill, onClose }: PasteResultsProps) {
  const text = useText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  /** The rows that the user chose, by line; '' for none. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [meant, setMeant] = useState<Partial<ResultColumns>>({});
  const table = useMemo(() => {
    const find = nameFinder(
      rows.map((_, at) => ({ id: at, name: nameOf(at) })),
      'short',
    );
    return resultTable(pastedRows(pasted), (name) => find(name).kind === 'found');
  }, [pasted, rows, nameOf]);
  const columns = { ...suggestedColumns(table, ruleset), ...meant };
  const found = findResults(resultsOf(table, columns), rows, nameOf);
  const results: readonly FoundResult[] = found.map((result, line) => {
    const choice = chosen[line];
    return choice === undefined ? result : { ...result, row: choice === '' ? undefined : Number(choice) };
  });
  const matched = results.filter(({ row }) => row !== undefined).length;
  const unread = results.filter(({ fault }) => fault !== undefined).length;
  const withoutTeam = results.length - matched - unread;
  const isTwice = (at: number | undefined) => at !== undefined && results.filter(({ row }) => row === at).length > 1;
  const twice = results.find(({ row }) => isTwice(row))?.row;

  return (
    <div className={classNames(layout['tight'], 'points-import')}>
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
          setMeant({});
        }}
      />
      {results.length > 0 && (
        <>
          <ColumnChoices table={table} columns={columns} onChoose={(choice) => setMeant({ ...meant, ...choice })} />
          {columns.place === 'order' && (
            <p className={layout['note']}>
              {text('No line has a place, so the lines have the places of their order.')}
            </p>
          )}
          <table className="points-grid points-match">
            <MatchHead words={[text('Pasted'), text('Team')]} />
            <tbody>
              {results.map(({ text: line, team, place, finishes, row, fault }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
                <tr key={at} data-wrong={row === undefined || isTwice(row) || undefined}>
                  <th scope="row" className="points-words">
                    {fault ? line : team}
                  </th>
                  {fault ? (
                    <td className="points-words" colSpan={3}>
                      {text('Not read: {{reason}}', { reason: text(fault.text, fault.values) })}
                    </td>
                  ) : (
                    <>
                      <td className="points-words">
                        <select
                          className={control['control']}
                          aria-label={text('The team of {{name}}', { name: team })}
                          value={row ?? ''}
                          onChange={({ target }) => setChosen({ ...chosen, [at]: target.value })}
                        >
                          <option value="">{text('Skipped')}</option>
                          {rows.map((_row, other) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
                            <option key={other} value={other}>
                              {nameOf(other)}
                            </option>
                          ))}
                        </select>
                      </td>
                      <td>{place}</td>
                      <td>{finishes}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className={layout['row']}>
        <Button
          size="small"
          variant="primary"
          disabled={matched === 0 || twice !== undefined || columns.place === null || columns.finishes === null}
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
            : [
                withoutTeam > 0 && text('Lines without a team: {{number}}', { number: withoutTeam }),
                unread > 0 && text('Lines that are not read: {{number}}', { number: unread }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </div>
    </div>
  );
}

interface ColumnChoicesProps {
  readonly table: ResultTable;
  readonly columns: ResultColumns;
  readonly onChoose: (choice: Partial<ResultColumns>) => void;
}

/** Which numbers are the places and the finishes, if there are several. */
function ColumnChoices({ table: { lines, columns }, columns: { place, finishes }, onChoose }: ColumnChoicesProps) {
  const text = useText();
  if (columns.length < 2 && place !== null && finishes !== null) return null;
  const labelOf = ({ key, name }: GivenColumn) => {
    const numbers = lines.map(({ numbers }) => numbers[key] ?? '').filter((number) => number !== '');
    const sample = numbers.slice(0, 3).join(', ');
    return name === '' ? text('The numbers {{sample}}', { sample }) : `${name}: ${sample}`;
  };
  const options = columns.map((column) => ({ value: column.key, label: labelOf(column) }));
  return (
    <div className={layout['row']}>
      <Select
        label={text('Place')}
        value={place === null ? '' : place === 'order' ? place : place.key}
        placeholder={text('Select...')}
        options={[...options, { value: 'order', label: text('The order of the lines') }]}
        onChange={(key) => onChoose({ place: key === 'order' ? key : { key } })}
      />
      <Select
        label={text('Finishes')}
        value={finishes === null ? '' : finishes === 'none' ? finishes : finishes.key}
        placeholder={text('Select...')}
        options={[...options, { value: 'none', label: text('None') }]}
        onChange={(key) => onChoose({ finishes: key === 'none' ? key : { key } })}
      />
    </div>
  );
}
