import { foldText } from '#domain/fold-text.ts';

/** One entry of a drop-down (section 2, shared form widgets). */
export type OptionItem = {
  id: number | string;
  name: string;
  /** Listed but not to be chosen; `hint` says why. */
  disabled?: boolean;
  /** A second, quieter line. */
  hint?: string | undefined;
};

/** Whether the options are here: from a server they may be on their way or may have failed. */
export type OptionStatus = 'ready' | 'loading' | 'failed';

/** The options whose name or hint holds what was typed, in any case and without accents. */
export function filterOptions(options: readonly OptionItem[], typed: string): OptionItem[] {
  const sought = foldText(typed.trim());
  return options.filter(({ name, hint = '' }) => foldText(name).includes(sought) || foldText(hint).includes(sought));
}
