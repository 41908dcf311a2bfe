import { foldText } from '#domain/text/fold-text.ts';
import type { Icon } from '#ui/button/icon.ts';

/** One option of the search: a screen, an action or a record. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** More text to match, such as the English name. */
  readonly keywords?: string;
  /** At the end of the option: its keys, or a record's id. */
  readonly hint?: string;
  readonly icon?: Icon;
  readonly run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The commands that match the query, best match first. An empty query returns all commands unchanged. */
export function matching(query: string, commands: readonly Command[]): readonly Command[] {
  if (foldText(query) === '') return commands;
  const ranked = commands.flatMap((command) => {
    const ranks = [command.label, command.keywords ?? ''].map((text) => rankOf(query, text));
    const best = Math.min(...ranks.map((rank) => rank ?? 3));
    return best < 3 ? [{ command, best }] : [];
  });
  return ranked.toSorted((one, other) => one.best - other.best).map(({ command }) => command);
}

/**
 * How well a text matches a query, without case and accents. 0: it starts with the query. 1: each word of the query starts a
 * word of the text. 2: the text contains each word. Null: a word is missing.
 */
export function rankOf(query: string, text: string): 0 | 1 | 2 | null {
  const words = foldText(query).split(' ');
  const folded = foldText(text);
  if (!words.every((word) => folded.includes(word))) return null;
  if (folded.startsWith(words.join(' '))) return 0;
  const textWords = folded.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.every((word) => textWords.some((textWord) => textWord.startsWith(word))) ? 1 : 2;
}
