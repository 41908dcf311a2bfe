import type { Api } from '#api/api.ts';
import { listOptions, type OptionData, type OptionItem } from '#api/calls/option-calls.ts';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { similarity } from '#domain/text/similarity.ts';
import type { Entity } from '#entities/define.ts';
import { type Field, isRequired } from '#fields/field.ts';
import { optionSources } from '#fields/options.ts';
import type { Translate } from '#i18n/english.ts';
import type { Conversion, Question, ResolveResult } from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import { cellKindOf } from './cell-kinds.ts';
import { allRowsQuestion, referenceQuestion } from './questions.ts';
import { importedFields } from './targets.ts';
import { fieldOf, timeColumns } from './time-columns.ts';
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

/** So many records with a similar name are offered for a name that no record has. */
const mostSimilar = 8;

/** Names that are at least this similar are offered, from 0 to 1. */
const minSimilarity = 0.4;

/**
 * Finds the records that the names in a sheet mean. What is ambiguous or unknown is a question, once for all rows with the
 * name; so is what dates and times leave open.
 */
export async function resolveReferences(
  api: Api,
  { sheet, match }: Pick<Conversion, 'sheet' | 'match'>,
  { entity, text, signal, now, pause = async () => undefined }: ResolveOptions,
): Promise<ResolveResult> {
  const known: Record<string, Record<string, string | null>> = {};
  const questions: Question[] = [];
  const names = new Set(match.flatMap((name) => (name === null ? [] : [fieldOf(name)])));
  for (const name of names) {
    const field = entity.fields[name];
    if (field === undefined) continue;
    if (field.kind === 'date' || field.kind === 'dateTime') {
      const texts = sheet.rows.map(timeColumns(sheet, match, name).textOf);
      questions.push(...timeQuestions(name, await lookAtTimes(texts, field.kind, { now, pause }), text));
      continue;
    }
    const at = match.indexOf(name);
    const cells = sheet.rows.map((row) => row[at] ?? null);
    if (field.kind !== 'select' && field.kind !== 'multiSelect') continue;
    const counts = countNames(cells.flatMap(cellKindOf(field).names));
    const found = await findRecords(api, field, [...counts.values()], signal);
    if (found.kind !== 'ok') return found;
    const values: Record<string, string | null> = {};
    for (const [folded, { shown, rows }] of counts) {
      const { exact, similar } = found.data(shown);
      if (exact.length === 1 && exact[0] !== undefined) values[folded] = sentValue(field, exact[0]);
      else {
        const options = (exact.length > 0 ? exact : similar).flatMap((item) => {
          const value = sentValue(field, item);
          const label = exact.length > 0 ? `${item.name} (${item.id})` : item.name;
          return value === null ? [] : [{ value, label }];
        });
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

interface Matches {
  readonly exact: OptionData;
  /** The most similar one first. */
  readonly similar: OptionData;
}

/** Looks up names in the list of a field's records; searches on the server for names that an incomplete list lacks. */
async function findRecords(
  api: Api,
  { source }: Reference,
  names: readonly NameCount[],
  signal: AbortSignal,
): Promise<Result<(name: string) => Matches>> {
  const endpoint = optionSources[source];
  const listed = await listOptions(api, endpoint, {}, { signal });
  if (listed.kind !== 'ok') return listed;
  const items = new Map(listed.data.map((item) => [item.id, item]));
  const isComplete = listed.data.length < maxOptionsPerResponse;
  for (const { shown } of isComplete ? [] : names) {
    const searched = await listOptions(api, endpoint, { search: shown }, { signal, access: 'signed' });
    if (searched.kind !== 'ok') return searched;
    for (const item of searched.data) items.set(item.id, item);
  }
  const byName = new Map<string, OptionItem[]>();
  for (const item of items.values()) {
    const folded = foldText(item.name);
    byName.set(folded, [...(byName.get(folded) ?? []), item]);
  }
  const matches = (name: string): Matches => {
    const exact = byName.get(foldText(name)) ?? [];
    return { exact, similar: exact.length > 0 ? [] : similarTo(name, items.values()) };
  };
  return { kind: 'ok', message: '', data: matches };
}

function similarTo(name: string, items: Iterable<OptionItem>): OptionData {
  const folded = foldText(name);
  return Array.from(items, (item) => ({ item, score: similarity(folded, foldText(item.name)) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSimilar)
    .map(({ item }) => item);
}

/** The member of an option that the field sends; null if it has none. */
function sentValue(field: Reference, item: OptionItem): string | null {
  const value = field.kind === 'select' ? item[field.key] : item.id;
  return value === null ? null : String(value);
}
