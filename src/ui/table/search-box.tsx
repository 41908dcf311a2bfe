import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import control from '../form/control.module.css';
import css from './search-box.module.css';

/** The time without a keystroke after which `onChange` is called. */
const searchDelayMs = 350;

export type SearchBoxProps = {
  label: string;
  /** The current search. A change from outside (Back, a cleared filter) replaces the typed text. */
  value: string;
  /** Called after a pause in typing, and at once on Enter and on clearing. */
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A search field that debounces typing, so that the list is not searched for each letter. */
export function SearchBox({ label, value, onChange, placeholder, ref }: SearchBoxProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }

  function report(words: string) {
    window.clearTimeout(timer.current);
    const trimmed = words.trim();
    setReported(trimmed);
    if (trimmed !== value) onChange(trimmed);
  }

  function type(words: string) {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(report, searchDelayMs, words);
  }

  function clear() {
    setTyped('');
    report('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') report(typed);
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search className={classNames(control['wrap'], css['box'])}>
      <Search size={16} className={classNames(control['start'])} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        className={classNames(control['control'], css['input'])}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      {typed !== '' && (
        <span className={control['end']}>
          <IconButton size="small" icon={X} label={text('Clear search')} onClick={clear} />
        </span>
      )}
    </search>
  );
}
