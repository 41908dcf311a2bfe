import { useMemo, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { useTypedText } from '../form/use-typed-text.ts';
import { filterOptions, type OptionItem, type OptionStatus } from './option-item.ts';

export type OptionSource = {
  options: readonly OptionItem[];
  /** Called each time the list opens, to load the options. */
  onOpen?: (() => void) | undefined;
  status?: OptionStatus | undefined;
  calls?: PendingCalls | undefined;
  onRetry?: (() => void) | undefined;
  /** The server has more options than these; `onSearch` searches for them. */
  isLong?: boolean | undefined;
  onSearch?: ((words: string) => void) | undefined;
};

/**
 * The text that was typed since the drop-down opened (`null` if none) and the matching options, filtered 700 ms after the
 * last keystroke (section 2).
 */
export function useOptionSearch({ options, onSearch }: Pick<OptionSource, 'options' | 'onSearch'>) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => filterOptions(options, query), [options, query]);
  const { typed, type, report, showValue } = useTypedText({
    value: query,
    read: (words) => words,
    onValue: (words) => {
      setQuery(words);
      if (words !== '') onSearch?.(words);
    },
    delayMs: limits.dropdownDebounce,
  });

  /** Call when the list closes, so that it opens with all options. */
  function reset() {
    showValue();
    setQuery('');
  }

  return { typed, shown, type, flush: report, reset, matching: () => filterOptions(options, typed ?? '') };
}
