import type { Icon } from '#ui/base/icon.ts';
import { rankOf } from './rank.ts';

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
  if (query.trim() === '') return commands;
  const ranked = commands.flatMap((command) => {
    const ranks = [command.label, command.keywords ?? ''].map((text) => rankOf(query, text));
    const best = Math.min(...ranks.map((rank) => rank ?? 3));
    return best < 3 ? [{ command, best }] : [];
  });
  return ranked.toSorted((one, other) => one.best - other.best).map(({ command }) => command);
}
