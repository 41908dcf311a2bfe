import { foldText } from '../text/fold-text.ts';
import { similarity } from '../text/similarity.ts';

/** A field that a column can be matched to. */
export interface Target {
  /** The name of the field: `full_name`. */
  readonly name: string;
  /** How the field may be called in a header: labels in all languages, the name, the header of our own export. */
  readonly titles: readonly string[];
  /** Whether most of these texts could be values of the field; used for columns without a known header. */
  readonly accepts?: (texts: readonly string[]) => boolean;
}

/** The field of each column; `null` if the column is not imported. */
export type ColumnMatch = readonly (string | null)[];

/** Headers that are at least this similar match, from 0 to 1. */
const minSimilarity = 0.72;

/**
 * Matches columns to fields: first by equal headers, then by similar ones, then by content. Each field is used once.
 *
 * @param remembered The fields that the user chose for these headers before, by folded header.
 */
export function matchColumns(
  header: readonly string[],
  columns: readonly (readonly string[])[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string | null>> = {},
): ColumnMatch {
  const match: (string | null)[] = header.map(() => null);
  const free = new Set(targets.map(({ name }) => name));
  const open = new Set(header.keys());
  const assign = (at: number, name: string | null) => {
    match[at] = name;
    open.delete(at);
    if (name !== null) free.delete(name);
  };

  for (const at of [...open]) {
    const chosen = remembered[foldHeader(header[at] ?? '')];
    if (chosen === null || (chosen !== undefined && free.has(chosen))) assign(at, chosen);
  }
  const pairs = [...open].flatMap((at) =>
    targets.map(({ name, titles }) => ({ at, name, similarity: similarityOf(header[at] ?? '', titles) })),
  );
  for (const { at, name, similarity } of pairs.sort((one, other) => other.similarity - one.similarity)) {
    if (similarity >= minSimilarity && open.has(at) && free.has(name)) assign(at, name);
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
  const folded = foldHeader(header);
  if (folded === '') return 0;
  return Math.max(0, ...titles.map((title) => similarity(folded, foldHeader(title))));
}
