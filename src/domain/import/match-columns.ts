import { foldText } from '../text/fold-text.ts';
import { similarity } from '../text/similarity.ts';

/** A field, or another meaning, that a column can be matched to. */
export interface Target<Name extends string = string> {
  /** The name of the field: `full_name`. */
  readonly name: Name;
  /** How the field may be called in a header: labels in all languages, the name, the header of our own export. */
  readonly titles: readonly string[];
  /** Whether most of these texts could be values of the field; used for columns without a known header. */
  readonly accepts?: (texts: readonly string[]) => boolean;
}

/** The field of each column; `null` if the column is not imported. */
export type ColumnMatch<Name extends string = string> = readonly (Name | null)[];

/** Headers that are at least this similar match, from 0 to 1. */
const minSimilarity = 0.72;

/** Finds what a header means that equals a title; undefined for any other text. */
export function meaningsOf<Name extends string>(
  targets: readonly Target<Name>[],
): (header: string) => Name | undefined {
  const names = new Map<string, Name>();
  for (const { name, titles } of targets) {
    for (const key of titles.map(keyOf)) if (!names.has(key)) names.set(key, name);
  }
  return (header) => names.get(keyOf(header));
}

/** '#' has no letters. */
const keyOf = (header: string) => foldHeader(header) || header.trim();

/**
 * Matches columns to fields: first by equal headers, then by similar ones, then by content. Each field is used once: the
 * first of several equal headers has it, and the others have no similar field instead.
 *
 * @param remembered The fields that the user chose for these headers before, by folded header.
 */
export function matchColumns<Name extends string>(
  header: readonly string[],
  columns: readonly (readonly string[])[],
  targets: readonly Target<Name>[],
  remembered: Readonly<Record<string, string | null>> = {},
): ColumnMatch<Name> {
  const match: (Name | null)[] = header.map(() => null);
  const free = new Set(targets.map(({ name }) => name));
  const open = new Set(header.keys());
  const assign = (at: number, name: Name | null) => {
    match[at] = name;
    open.delete(at);
    if (name !== null) free.delete(name);
  };

  for (const at of [...open]) {
    const chosen = remembered[foldHeader(header[at] ?? '')];
    const target = targets.find(({ name }) => name === chosen && free.has(name));
    if (chosen === null || target) assign(at, target?.name ?? null);
  }
  const pairs = [...open].flatMap((at) => {
    const scored = targets.map(({ name, titles }) => ({ at, name, score: similarityOf(header[at] ?? '', titles) }));
    const equal = scored.filter(({ score }) => score === 1);
    return equal.length > 0 ? equal : scored.filter(({ score }) => score >= minSimilarity);
  });
  for (const { at, name } of pairs.sort((one, other) => other.score - one.score)) {
    if (open.has(at) && free.has(name)) assign(at, name);
  }
  for (const at of [...open]) {
    // A column with a header that means something else is not guessed from its content.
    if ((header[at] ?? '').trim() !== '') continue;
    const texts = (columns[at] ?? []).filter((text) => text !== '');
    const fitting = targets.filter(({ name, accepts }) => free.has(name) && texts.length > 0 && accepts?.(texts));
    if (fitting.length === 1 && fitting[0]) assign(at, fitting[0].name);
  }
  return match;
}

/** A header without case, accents, units in brackets and punctuation: 'Prize Pool (₹)' is 'prizepool'. */
export function foldHeader(header: string): string {
  return foldText(header.replace(/[([{].*?[)\]}]/g, '')).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** How similar a header is to the most similar title, from 0 to 1. */
function similarityOf(header: string, titles: readonly string[]): number {
  const key = keyOf(header);
  return key === '' ? 0 : Math.max(0, ...titles.map((title) => similarity(key, keyOf(title))));
}
