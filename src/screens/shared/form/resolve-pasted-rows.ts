import { meaningsOf } from '#domain/import/match-columns.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { RowValues, SelectField } from '#fields/field.ts';
import type { Option, OptionStore } from '#fields/options.ts';
import type { Text } from '#i18n/text.ts';
import { pastedRows } from '#import/reading/pasted-rows.ts';
import { type FoundOption, findOption } from '#lists/options/find-option.ts';
import { type PastedField, type PasteTarget, pasteTarget } from './paste-target.ts';

/** A pasted line as a row of the form. */
export interface PastedRow {
  /** The cells as they were pasted, by the name of their field. */
  readonly pasted: Readonly<Record<string, string>>;
  /** The ids that were found. */
  readonly values: RowValues;
  /** The names of what was found, by field. */
  readonly names: Readonly<Record<string, string>>;
  /** Why the row cannot be added; null if it can. */
  readonly problem: { readonly text: Text; readonly values: Readonly<Record<string, string>> } | null;
  /** Which of several records a name means, to be asked. */
  readonly question?: { readonly id: string; readonly items: readonly Option[] };
}

/** The chosen records, by the id of their question. */
export type PasteChoices = Readonly<Record<string, Option>>;

interface PasteContext {
  readonly field: PastedField;
  readonly choices: PasteChoices;
  readonly store: OptionStore;
  /** How headers call a field. */
  readonly titlesOf: (field: SelectField) => readonly string[];
  /** The parameters of a dropdown in a row with these values; undefined while one is missing. */
  readonly paramsOf: (field: SelectField, row: RowValues) => Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/**
 * Finds the records that pasted lines name, one line after the other. Columns are matched by their headers, or by order.
 * Calls `onRow` after each line. A line whose first column was pasted before, or is in the form, has a problem.
 */
export async function resolvePastedRows(
  text: string,
  present: readonly RowValues[],
  context: PasteContext,
  onRow: (row: PastedRow) => void,
): Promise<void> {
  const { field, signal, titlesOf } = context;
  const target = pasteTarget(field);
  const { selects } = target;
  const [first] = selects;
  if (first === undefined) return;
  const lines = pastedRows(text);
  // A name that is only similar to that of a column is a row: 'Team A'.
  const meaningOf = meaningsOf(selects.map(([name, select]) => ({ name, titles: titlesOf(select) })));
  const header = (lines[0] ?? []).map(meaningOf);
  const named = selects.map(([name]) => header.indexOf(name));
  const isNamed = named[0] !== -1;
  const columns = isNamed ? named : selects.map((_, at) => at);
  const seen = new Set(present.map((row) => row[first[0]] ?? ''));
  for (const cells of isNamed ? lines.slice(1) : lines) {
    if (signal.aborted) return;
    const pasted = Object.fromEntries(selects.map(([name], at) => [name, cells[columns[at] ?? -1] ?? '']));
    const row = await resolveRow(pasted, target, context);
    const id = row.values[first[0]] ?? '';
    const isTwice = row.problem === null && seen.has(id);
    seen.add(id);
    const twice = { text: '{{name}} is already in the list', values: { name: row.names[first[0]] ?? '' } } as const;
    onRow(isTwice ? { ...row, problem: twice } : row);
  }
}

async function resolveRow(
  pasted: PastedRow['pasted'],
  { selects, emptyRow }: PasteTarget,
  context: PasteContext,
): Promise<PastedRow> {
  let values = emptyRow;
  const names: Record<string, string> = {};
  for (const [name, field] of selects) {
    const cell = pasted[name] ?? '';
    if (cell === '') continue;
    const params = context.paramsOf(field, values);
    const refused = (text: Text) => ({ pasted, values, names, problem: { text, values: { name: cell } } });
    if (field.params !== undefined && params === undefined) return refused('{{name}} cannot be looked up yet');
    // The same name may mean another record beside another one: the groups of two teams.
    const id = JSON.stringify([name, foldText(cell), params]);
    const choice = context.choices[id];
    const found: FoundOption = choice
      ? { kind: 'found', item: choice }
      : await findOption(context.store, { source: field.source, ...(params && { params }) }, cell, context.signal);
    if (found.kind === 'several') return { ...refused(problems.several), question: { id, items: found.items } };
    if (found.kind !== 'found') return refused(problems[found.kind]);
    values = { ...values, [name]: String(found.item.id) };
    names[name] = found.item.name;
  }
  const [first = ''] = selects[0] ?? [];
  const isEmpty = (pasted[first] ?? '') === '';
  return { pasted, values, names, problem: isEmpty ? { text: 'No name', values: {} } : null };
}

const problems = {
  none: 'No record is called {{name}}',
  several: 'Several records are called {{name}}',
  failed: '{{name}} could not be looked up',
} as const satisfies Record<string, Text>;
