import type { Api } from '#api/api.ts';
import { listOptions, type OptionData, type OptionItem } from '#api/calls/option-calls.ts';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { distinctLabels, nameFinder, similarFinder } from '#domain/names/name-finder.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Entity } from '#entities/define.ts';
import { type Field, isRequired } from '#fields/field.ts';
import { optionSources } from '#fields/options.ts';
import type { Translate } from '#i18n/english.ts';
import type { Conversion, Question, Resolved } from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import { cellKindOf } from './cell-kinds.ts';
import { filledFields } from './filled-fields.ts';
import { allRowsQuestion, referenceQuestion } from './questions.ts';
import { importedFields } from './targets.ts';
import { timeColumns } from './time-columns.ts';
import { lookAtTimes, timeQuestions } from './time-questions.ts';

interface ResolveOptions {
  readonly entity: Entity;
  readonly text: Translate;
  readonly signal: AbortSignal;
  /** In milliseconds. */
  readonly now: number;
  /** Called after some rows; the search waits for it. */
  readonly pause?: () => Promise<void>;
}

/**
 * Finds the records that the names in a sheet mean. What is ambiguous or unknown is a question, once for all rows with the
 * name; so is what dates and times leave open.
 */
export async function resolveReferences(
  api: Api,
  { sheet, match }: Pick<Conversion, 'sheet' | 'match'>,
  { entity, text, signal, now, pause = async () => undefined }: ResolveOptions,
): Promise<Result<Resolved>> {
  const known: Record<string, Record<string, string | null>> = {};
  const questions: Question[] = [];
  for (const { name, field, columns } of filledFields(entity, match)) {
    if (field.kind === 'date' || field.kind === 'dateTime') {
      const texts = sheet.rows.map(timeColumns(sheet, columns).textOf);
      questions.push(...timeQuestions(name, await lookAtTimes(texts, field.kind, { now, pause }), text));
      continue;
    }
    if (field.kind !== 'select' && field.kind !== 'multiSelect') continue;
    const [at = -1] = columns;
    const cells = sheet.rows.map((row) => row[at] ?? null);
    const counts = countNames(cells.flatMap(cellKindOf(field).names));
    const records = await readRecords(api, field, [...counts.values()], signal);
    if (records.kind !== 'ok') return records;
    const find = nameFinder(records.data, 'equal');
    const similar = similarFinder(records.data);
    const values: Record<string, string | null> = {};
    for (const [folded, { shown, rows }] of counts) {
      const found = find(shown);
      if (found.kind === 'found') values[folded] = sentValue(field, found.item);
      else {
        const offered = found.kind === 'several' ? found.items : similar(shown);
        const options = optionsFor(field, offered);
        questions.push({
          id: referenceQuestion(name, shown),
          kind: 'reference',
          field: name,
          text: shown,
          rows,
          options,
        });
      }
    }
    known[name] = values;
  }
  questions.push(...valuesForAll(entity, match, sheet.rows.length, text));
  return { kind: 'ok', message: '', data: { known, questions } };
}

/** A choice that new records need and that no column contains: usually all rows have the same. */
function valuesForAll(entity: Entity, match: Conversion['match'], rows: number, text: Translate): readonly Question[] {
  return importedFields(entity).flatMap(([name, field]): readonly Question[] => {
    if (match.includes(name) || !isRequired(field, 'create')) return [];
    if (field.kind !== 'select' && field.kind !== 'choice') return [];
    const choices = field.kind === 'choice' ? field.choices : [];
    const options = choices.map(({ value, label }) => ({ value, label: text(label) }));
    return [{ id: allRowsQuestion(name), kind: 'allRows', field: name, text: '', rows, options }];
  });
}

interface NameCount {
  /** As in the first cell that has it. */
  readonly shown: string;
  readonly rows: number;
}

/** The different names, by folded name, and how often each occurs. */
function countNames(names: readonly string[]): ReadonlyMap<string, NameCount> {
  const counts = new Map<string, NameCount>();
  for (const shown of names) {
    const folded = foldText(shown);
    if (folded === '') continue;
    const before = counts.get(folded);
    counts.set(folded, { shown: before?.shown ?? shown, rows: (before?.rows ?? 0) + 1 });
  }
  return counts;
}

type Reference = Extract<Field, { kind: 'select' | 'multiSelect' }>;

/** The list of a field's records; with those that a search on the server finds for each name, if the list is incomplete. */
async function readRecords(
  api: Api,
  { source }: Reference,
  names: readonly NameCount[],
  signal: AbortSignal,
): Promise<Result<OptionData>> {
  const endpoint = optionSources[source];
  const listed = await listOptions(api, endpoint, {}, { signal });
  if (listed.kind !== 'ok' || listed.data.length < maxOptionsPerResponse) return listed;
  const items = new Map(listed.data.map((item) => [item.id, item]));
  for (const { shown } of names) {
    const searched = await listOptions(api, endpoint, { search: shown }, { signal, access: 'signed' });
    if (searched.kind !== 'ok') return searched;
    for (const item of searched.data) items.set(item.id, item);
  }
  return { ...listed, data: [...items.values()] };
}

/** The records to choose from. Two of one name are different choices. */
function optionsFor(field: Reference, items: OptionData): Question['options'] {
  const labels = distinctLabels(items);
  return items.flatMap((item, at) => {
    const value = sentValue(field, item);
    return value === null ? [] : [{ value, label: labels[at] ?? item.name }];
  });
}

/** The member of an option that the field sends; null if it has none. */
function sentValue(field: Reference, item: OptionItem): string | null {
  const value = field.kind === 'select' ? item[field.key] : item.id;
  return value === null ? null : String(value);
}
