import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import control from '../form/control.module.css';
import { useTypedText } from '../form/use-typed-text.ts';
import css from './search-box.module.css';

/** The time without a keystroke after which `onChange` is called. */
const searchDelayMs = 350;

export type SearchBoxProps = {
  label: string;
  /** The newest search. A change from outside (Back, a cleared filter) replaces the typed text. */
  value: string;
  /** Called after a pause in typing, and at once on Enter, on clearing and when the focus leaves. */
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A search field that debounces typing, so that the list is not searched for each letter. */
export function SearchBox({ label, value, onChange, placeholder, ref }: SearchBoxProps) {
  const text = useText();
  const { typed, type, report, showValue } = useTypedText({
    value,
    read: (words) => words.trim(),
    onValue: onChange,
    delayMs: searchDelayMs,
  });
  const shown = typed ?? value;

  // Back opens an address that may have the same search. What was not reported yet does not belong to it.
  const onTravel = useEffectEvent(showValue);
  useEffect(() => {
    window.addEventListener('popstate', onTravel);
    return () => window.removeEventListener('popstate', onTravel);
  }, []);

  function clear() {
    showValue();
    if (value !== '') onChange('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') report();
    if (event.key !== 'Escape' || shown === '') return;
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
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        // What is pressed next changes the list as it is searched now.
        onBlur={report}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      {shown !== '' && (
        <span className={control['end']}>
          <IconButton size="small" icon={X} label={text('Clear search')} onClick={clear} />
        </span>
      )}
    </search>
  );
}
