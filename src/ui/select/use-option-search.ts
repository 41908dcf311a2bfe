import { useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { filterOptions, type OptionItem, type OptionStatus } from './option-item.ts';

export type OptionSource = {
  options: readonly OptionItem[];
  /** Called each time the list opens: the moment to load it. */
  onOpen?: (() => void) | undefined;
  status?: OptionStatus | undefined;
  /** What the options wait for. */
  calls?: PendingCalls | undefined;
  onRetry?: (() => void) | undefined;
  /** There are more than these: `onSearch` asks for those that words find. */
  isLong?: boolean | undefined;
  onSearch?: ((words: string) => void) | undefined;
};

/**
 * What was typed into a drop-down since it opened (`null`: nothing) and the options that are left: they are filtered
 * 700 ms after the last letter (section 2).
 */
export function useOptionSearch({ options, onSearch }: Pick<OptionSource, 'options' | 'onSearch'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const shown = useMemo(() => filterOptions(options, sought), [options, sought]);

  function seek(words: string) {
    window.clearTimeout(timer.current);
    setSought(words);
    if (words !== '') onSearch?.(words);
  }

  function type(words: string) {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(seek, limits.dropdownDebounce, words);
  }

  /** Filters at once, for whoever goes on by a key. */
  const settle = () => seek(typed ?? '');

  /** For the moment the list closes: the next opening starts from the whole list. */
  function forget() {
    setTyped(null);
    seek('');
  }

  return { typed, shown, type, settle, forget, matching: () => filterOptions(options, typed ?? '') };
}
