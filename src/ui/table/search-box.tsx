import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../base/icon-button.tsx';
import control from '../form/control.module.css';
import css from './search-box.module.css';

/** How long typing must rest before it is told, in milliseconds. */
const rest = 350;

export type SearchBoxProps = {
  label: string;
  /** What is searched for now. A change from outside (Back, a cleared filter) replaces what was typed. */
  value: string;
  /** Told when typing rests, and at once by Enter and by clearing. */
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A search field that holds what is being typed by itself, so that the list behind it is not asked for each letter. */
export function SearchBox({ label, value, onChange, placeholder, ref }: SearchBoxProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [told, setReported] = useState(value);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (value !== told) {
    setReported(value);
    setTyped(value);
  }

  function tell(words: string) {
    window.clearTimeout(timer.current);
    const sought = words.trim();
    setReported(sought);
    if (sought !== value) onChange(sought);
  }

  function type(words: string) {
    setTyped(words);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(tell, rest, words);
  }

  function clear() {
    setTyped('');
    tell('');
  }

  function keys(event: KeyboardEvent) {
    if (event.key === 'Enter') tell(typed);
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
        onKeyDown={keys}
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
