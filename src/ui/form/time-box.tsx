import Calendar from 'lucide-react/icons/calendar';
import { type ComponentPropsWithRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { partAt, stepTime } from '#domain/time/shown-time.ts';
import type { LocalTime } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatLocalDay, formatLocalTime } from '../base/time.tsx';
import { IconButton } from '../button/icon-button.tsx';
import control from './control.module.css';
import css from './time-box.module.css';

type TimeBoxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'className'> & {
  /** What the user types; null while the box shows its value. */
  typed: string | null;
  /** Shown if it is no time. */
  value: string;
  /** The time of the value; '' for none. */
  local: LocalTime;
  /** Of the browser. A box with the picker for days shows no time. */
  picker: 'date' | 'datetime-local';
  onWords: (words: string) => void;
  /** A value of the picker; '' if it was emptied. */
  onPick: (value: string) => void;
  /** The time after an arrow key. */
  onStep: (local: LocalTime) => void;
  /** Where the arrow keys start without a time. */
  stepFrom: () => LocalTime;
  /** Called on Enter, and when the focus leaves. */
  onLeave: () => void;
  onBlur?: (() => void) | undefined;
};

/**
 * A box in which a date or a date and time is typed. The arrow keys change the part at the caret; the button opens the
 * browser's picker, as does a touch.
 */
export function TimeBox(props: TimeBoxProps) {
  const { typed, value, local, picker, onWords, onPick, onStep, stepFrom, onLeave, onBlur, ...attributes } = props;
  const text = useText();
  const format = (at: LocalTime) =>
    picker === 'date' ? formatLocalDay(at.slice(0, 10), text.language) : formatLocalTime(at, text.language);
  const shown = typed ?? (local === '' ? value : format(local));
  const box = useRef<HTMLInputElement>(null);
  const pickerInput = useRef<HTMLInputElement>(null);
  const caretAfterStep = useRef<number>(null);

  useLayoutEffect(() => {
    if (caretAfterStep.current !== null) box.current?.setSelectionRange(caretAfterStep.current, caretAfterStep.current);
    caretAfterStep.current = null;
  });

  const stepAt = (by: number) => {
    const caret = shown === '' ? 0 : (box.current?.selectionStart ?? 0);
    const part = local === '' ? undefined : partAt(format(local), caret)?.part;
    const next = part === undefined ? stepFrom() : stepTime(local, part, by);
    // Month names differ in length, so the caret goes to the start of the same part.
    caretAfterStep.current = part === undefined ? 0 : startOf(format(next), part);
    onStep(next);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onLeave();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepAt(event.key === 'ArrowUp' ? 1 : -1);
  };
  const openPicker = () => {
    try {
      pickerInput.current?.showPicker();
    } catch {
      // The browser allows it only on a press, or has no picker. The text box works without it.
      box.current?.focus();
    }
  };
  return (
    <div className={control['wrap']}>
      <input
        {...attributes}
        ref={box}
        className={control['control']}
        autoComplete="off"
        spellCheck={false}
        // A touch opens the picker instead of the keyboard.
        inputMode={isTouch() ? 'none' : undefined}
        value={shown}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={onKey}
        onClick={() => isTouch() && openPicker()}
        onBlur={() => {
          onLeave();
          onBlur?.();
        }}
      />
      <span className={control['end']}>
        <IconButton
          icon={Calendar}
          label={text('Choose from a calendar')}
          disabled={attributes.disabled}
          tabIndex={-1}
          onClick={openPicker}
        />
        <input
          ref={pickerInput}
          className={css['picker']}
          type={picker}
          tabIndex={-1}
          aria-hidden="true"
          // Limits the year to four digits.
          max={picker === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
          value={picker === 'date' ? local.slice(0, 10) : local}
          onChange={({ target }) => onPick(target.value)}
        />
      </span>
    </div>
  );
}

function startOf(shown: string, part: string): number {
  for (let caret = 0; caret <= shown.length; caret++) {
    const found = partAt(shown, caret);
    if (found?.part === part) return found.start;
  }
  return 0;
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
