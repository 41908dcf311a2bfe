import type { Icon } from '#ui/base/icon.ts';
import { rankOf } from './rank.ts';

/** One line of the search: somewhere to go, or something to do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** What it is found by as well: its English name, for one. */
  readonly also?: string;
  /** At the end of the line: its keys, or a record's number. */
  readonly hint?: string;
  readonly icon?: Icon;
  readonly run: () => void;
}

/** Lines under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The commands that answer to what is sought, the best first; all of them as they stand where nothing is. */
export function matching(sought: string, commands: readonly Command[]): readonly Command[] {
  if (sought.trim() === '') return commands;
  const ranked = commands.flatMap((command) => {
    const ranks = [command.label, command.also ?? ''].map((text) => rankOf(sought, text));
    const best = Math.min(...ranks.map((rank) => rank ?? 3));
    return best < 3 ? [{ command, best }] : [];
  });
  return ranked.toSorted((one, other) => one.best - other.best).map(({ command }) => command);
}
