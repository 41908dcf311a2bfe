import { useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const shown = useMemo(() => filterOptions(options, query), [options, query]);

  function search(words: string) {
    window.clearTimeout(timer.current);
    setQuery(words);
    if (words !== '') onSearch?.(words);
  }

  function type(words: string) {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(search, limits.dropdownDebounce, words);
  }

  /** Applies the typed text at once. */
  const flush = () => search(typed ?? '');

  /** Call when the list closes, so that it opens with all options. */
  function reset() {
    setTyped(null);
    search('');
  }

  return { typed, shown, type, flush, reset, matching: () => filterOptions(options, typed ?? '') };
}
