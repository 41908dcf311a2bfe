import { useId, useMemo, useState } from 'react';
import { cellText } from '#domain/import/cells.ts';
import { type Matching, readHeader } from '#domain/points/header.ts';
import { type PreviewRow, previewRows, withPreview } from '#domain/points/preview.ts';
import { pointColumns, type RowColumn, rowColumns } from '#domain/points/row.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readRulesetText, splitRuleset } from '#domain/points/ruleset-draft.ts';
import { useText } from '#i18n/use-text.ts';
import { readSpreadsheet } from '#import/read-spreadsheet.ts';
import { spreadsheetTypes } from '#import/reading/limits.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import type { Sheet } from '#import/reading/sheet.ts';
import { sheetLabel } from '#import/sheet-label.ts';
import type { Rulesets } from '#records/rulesets.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import control from '#ui/form/control.module.css';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { OfferedRuleset } from '../rulesets/offered-ruleset.tsx';
import type { PointsProps } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';
import { useTeamOptions } from './use-team-options.ts';

interface ImportDialogProps extends PointsProps {
  /** The text that was pasted into the grid; empty if a button opened the dialog. */
  readonly pasted: string;
  readonly rulesets: Rulesets;
  readonly onRuleset: (ruleset: Ruleset) => void;
  readonly onClose: () => void;
}

/** Imports a table from a spreadsheet or a CSV file: matches the columns, previews the rows, then fills the grid. */
export function ImportDialog({ table, teams, pasted, rulesets, onRuleset, onClose }: ImportDialogProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(pasted);
  const [chosen, setChosen] = useState<Matching>();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [sheet, setSheet] = useState(0);
  const [failure, setFailure] = useState('');
  const ruleset = useTable(table, (state) => state.ruleset);
  const { rows: cells, line } = useMemo(() => splitRuleset(pastedRows(typed)), [typed]);
  const offered = line === undefined ? undefined : readRulesetText(line, '');
  const header = useMemo(() => readHeader(cells), [cells]);
  const matching = chosen ?? header.matching;
  const preview = useMemo(
    () => previewRows(cells.slice(header.at + 1), matching, teams.options, ruleset),
    [cells, header, matching, teams, ruleset],
  );
  useTeamOptions(teams, preview);
  const isSearching = teams.picker.isLong && teams.picker.status === 'loading';
  const good = preview.filter(({ faults }) => faults.length === 0).length;

  function setSource(source: string) {
    setTyped(source);
    setChosen(undefined);
  }

  async function readFile(file: File) {
    const result = await readSpreadsheet({ name: file.name, content: file });
    if (result.kind === 'cancelled') return;
    setFailure(result.kind === 'failed' ? text(result.failure.text, result.failure.values) : '');
    if (result.kind === 'failed') return;
    setSheets(result.sheets);
    showSheet(result.sheets, 0);
  }

  function showSheet(among: readonly Sheet[], at: number) {
    setSheet(at);
    setSource(tabSeparated(among[at]?.rows ?? []));
  }

  function match(at: number, column: RowColumn | null) {
    setChosen(matching.map((other, index) => (index === at ? column : other === column ? null : other)));
  }

  function importRows() {
    table.replace(withPreview(table.state().rows, preview, ruleset));
    onClose();
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={text('Paste or import a table')}
      description={text(
        'From a spreadsheet or a CSV file. Teams already in the table get the new numbers; other teams are added.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button variant="primary" disabled={good === 0} onClick={importRows}>
            {text('Import {{good}} of {{all}} rows', { good, all: preview.length })}
          </Button>
        </>
      }
    >
      <div className={classNames(layout['tight'], 'points-import')}>
        <label htmlFor={`${id}-text`}>{text('The table as text')}</label>
        <textarea
          id={`${id}-text`}
          data-autofocus
          className={control['control']}
          rows={4}
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setSheets([]);
            setSource(event.target.value);
          }}
        />
        <label htmlFor={`${id}-file`}>{text('or an Excel or CSV file')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={spreadsheetTypes}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file);
          }}
        />
        {failure !== '' && <Banner kind="error">{failure}</Banner>}
        {sheets.length > 1 && (
          <Select
            label={text('Which one do you want to import?')}
            options={sheets.map((each, at) => ({ value: String(at), label: sheetLabel(each, text) }))}
            value={String(sheet)}
            onChange={(at) => showSheet(sheets, Number(at))}
          />
        )}
        {offered && <OfferedRuleset {...{ offered, rulesets, ruleset }} onChoose={onRuleset} />}
        {isSearching && <p role="status">{text('Looking for more teams...')}</p>}
        {cells.length > 0 && (
          <ImportPreview
            table={table}
            heads={cells[header.at]}
            skipped={cells.slice(0, Math.max(0, header.at))}
            matching={matching}
            preview={preview}
            teams={teams}
            onMatch={match}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The text of cells, as a spreadsheet copies them. */
function tabSeparated(rows: Sheet['rows']): string {
  const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = rows.map((row) => row.map((cell) => quoted(cellText(cell))).join('\t'));
  return lines.filter((line) => line.trim() !== '').join('\n');
}

interface ImportPreviewProps extends PointsProps {
  /** The names of the columns in the pasted text. */
  readonly heads: readonly string[] | undefined;
  /** The lines above these names. */
  readonly skipped: readonly (readonly string[])[];
  readonly matching: Matching;
  readonly preview: readonly PreviewRow[];
  readonly onMatch: (at: number, column: RowColumn | null) => void;
}

/** The meaning of each pasted column, and the result or the errors of each row. */
function ImportPreview({ table, heads, skipped, matching, preview, teams, onMatch }: ImportPreviewProps) {
  const text = useText();
  const labelOf = (column: RowColumn) => text(table.field.row[column]?.label ?? 'Team');
  const shown = matching.includes('adjustment') ? rowColumns : pointColumns;
  const isWords = (column: RowColumn) => column === 'team_id' || column === 'reason';
  return (
    <>
      {skipped.length > 0 && (
        <p className={layout['note']}>
          {text('Above the names of the columns, skipped: {{lines}}', {
            lines: skipped.map((cells) => cells.filter((cell) => cell !== '').join(' ')).join(' / '),
          })}
        </p>
      )}
      <div className="points-columns">
        {matching.map((matched, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
          <label key={at}>
            <span>{heads?.[at] ?? text('Column {{number}}', { number: at + 1 })}</span>
            <select
              className={control['control']}
              value={matched ?? ''}
              onChange={({ target }) => onMatch(at, rowColumns.find((column) => column === target.value) ?? null)}
            >
              <option value="">{text('Skipped')}</option>
              {rowColumns.map((column) => (
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
              {shown.map((column) => (
                <th key={column} scope="col" className={isWords(column) ? 'points-words' : undefined}>
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
                {shown.map((column) => (
                  <td key={column} className={isWords(column) ? 'points-words' : undefined}>
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
