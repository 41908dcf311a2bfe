import { useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { filterOptions, type OptionItem, type OptionStatus } from './option-item.ts';

export type OptionSource = {
  options: readonly OptionItem[];
  /** Filters on the server: called 700 ms after the last letter. Without it the options at hand are filtered at once. */
  onSearch?: ((typed: string) => void) | undefined;
  /** Called each time the list opens: the moment to load it. */
  onOpen?: (() => void) | undefined;
  status?: OptionStatus | undefined;
  onRetry?: (() => void) | undefined;
};

/**
 * What was typed into a drop-down since it opened (`null`: nothing) and the options that are left. While a search on
 * the server is awaited, the options at hand are filtered here, so that something useful stands there meanwhile.
 */
export function useOptionSearch({ options, onSearch, status }: OptionSource) {
  const [typed, setTyped] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<number>(undefined);
  const sent = useRef('');
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send(words: string) {
    setWaiting(false);
    if (words === sent.current) return;
    sent.current = words;
    onSearch?.(words);
  }

  function type(words: string) {
    setTyped(words);
    if (!onSearch) return;
    window.clearTimeout(timer.current);
    setWaiting(true);
    timer.current = window.setTimeout(() => send(words.trim()), limits.dropdownDebounce);
  }

  function forget() {
    setTyped(null);
    window.clearTimeout(timer.current);
    send('');
  }

  const loading = waiting || status === 'loading';
  const filtersHere = onSearch === undefined || loading;
  const shown = useMemo(() => filterOptions(options, filtersHere ? (typed ?? '') : ''), [options, typed, filtersHere]);
  // `forget` is for the moment the list closes: the next opening starts from the whole list.
  return { typed, loading, shown, type, forget };
}
