import { foldText } from '#domain/text/fold-text.ts';

/** One entry of a drop-down (section 2, shared form widgets). */
export type OptionItem = {
  id: number | string;
  name: string;
  /** Listed but not selectable; `hint` gives the reason. */
  disabled?: boolean;
  /** A second line in a softer color. */
  hint?: string | undefined;
};

/** The loading state of the options. */
export type OptionStatus = 'ready' | 'loading' | 'failed';

/** The options whose name or hint contains the typed text, ignoring case and accents. */
export function filterOptions(options: readonly OptionItem[], typed: string): OptionItem[] {
  const query = foldText(typed);
  return options.filter(({ name, hint = '' }) => foldText(name).includes(query) || foldText(hint).includes(query));
}
