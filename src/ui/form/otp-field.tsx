import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { asciiDigits } from '#domain/text/ascii-digits.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import control from './control.module.css';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import css from './otp-field.module.css';

export type OtpFieldProps = FieldProps & {
  /** The characters of all boxes, without empty ones. */
  value: string;
  onChange: (code: string) => void;
  /** The number of boxes; 4 by default (section 9). */
  length?: number;
  /** The allowed characters; numeric by default. */
  kind?: OtpKind;
  autoFocus?: boolean;
};

/** One-time-code entry of single-character boxes (section 2). */
export function OtpField({ label, required, help, error, disabled, id, name, onBlur, ...props }: OtpFieldProps) {
  const { value, onChange, length = limits.otpBoxes, kind = 'numeric', autoFocus } = props;
  const text = useText();
  const { group, slots, pasteRefused, input, paste, press } = useOtpBoxes({ value, onChange, length, kind });
  const shown = pasteRefused ? text('Only digits can be pasted here') : error;
  return (
    <FieldShell {...{ label, required, help, id }} group error={shown}>
      {({ id: firstId, ...attributes }) => (
        <div ref={group} className={css['boxes']}>
          {slots.map((slot, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by position
              key={index}
              {...attributes}
              {...(index === 0 && { id: firstId, name, autoFocus })}
              type="text"
              aria-label={text('Please enter OTP character {{position}}', { position: index + 1 })}
              inputMode={kind === 'numeric' ? 'numeric' : 'text'}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              disabled={disabled}
              className={classNames(control['control'], css['box'])}
              value={slot}
              onInput={(event) => input(event, index)}
              onPaste={(event) => paste(event, index)}
              onKeyDown={(event) => press(event, index)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={({ relatedTarget }) => {
                if (!group.current?.contains(relatedTarget)) onBlur?.();
              }}
            />
          ))}
        </div>
      )}
    </FieldShell>
  );
}

interface OtpBoxes {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly length: number;
  readonly kind: OtpKind;
}

/**
 * The behaviour of the boxes of a one-time code (section 2). It handles input events rather than keys, so that touch
 * keyboards and autofilled codes work too.
 */
function useOtpBoxes({ value, onChange, length, kind }: OtpBoxes) {
  const group = useRef<HTMLDivElement>(null);
  const [ownSlots, setOwnSlots] = useState<Slots>([]);
  const [pasteRefused, setPasteRefused] = useState(false);
  // A box emptied in the middle stays empty in this state. The owner's value has no gaps.
  const slots = codeOf(ownSlots) === value && ownSlots.length === length ? ownSlots : slotsOf(value, length);

  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])];

  function focus(index: number) {
    const box = boxes()[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  }

  function change(next: Slots) {
    setOwnSlots(next);
    setPasteRefused(false);
    if (codeOf(next) !== value) onChange(codeOf(next));
  }

  function put(index: number, entered: string) {
    change(putAt(slots, index, entered));
    focus(index + entered.length);
  }

  function input({ currentTarget: box }: InputEvent<HTMLInputElement>, index: number) {
    if (box.value === '') {
      change(slots.with(index, ''));
      return;
    }
    // Autofill writes the whole code into a single box.
    const isWhole = box.value.trim().length >= length;
    const entered = acceptable(isWhole ? box.value : typedInto(slots[index] ?? '', box.value), kind);
    if (entered !== undefined && entered !== '') put(isWhole ? 0 : index, entered);
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault();
    const entered = acceptable(event.clipboardData.getData('text'), kind);
    if (entered === undefined) setPasteRefused(true);
    else if (entered !== '') put(index, entered);
  }

  /** Clears a filled box; from an empty one, clears the previous box. */
  function erase(index: number) {
    const last = slots[index] === '' ? index - 1 : index;
    if (last < 0) return;
    change(slots.with(last, ''));
    focus(last);
  }

  function press(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Backspace') erase(index);
    else if (event.key === 'Delete') change(slots.with(index, ''));
    else if (target !== undefined) focus(target);
    else return;
    event.preventDefault();
  }

  // Touch keyboards send no key names. Deleting in an empty box is only visible in `beforeinput`.
  useEffect(() => {
    const element = group.current;
    const onBeforeInput = (event: globalThis.InputEvent) => {
      if (!event.inputType.startsWith('delete')) return;
      const index = boxes().findIndex((box) => box === event.target && box.value === '');
      if (index > 0) erase(index);
    };
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  });

  return { group, slots, pasteRefused, input, paste, press };
}

/** The character of each box; '' for an empty box. */
type Slots = readonly string[];

type OtpKind = 'numeric' | 'text';

/** Splits a code into the characters of the boxes. */
function slotsOf(code: string, length: number): Slots {
  const characters = Array.from(code);
  return Array.from({ length }, (_, index) => characters[index] ?? '');
}

/** Joins the characters of the boxes to the code. */
function codeOf(slots: Slots): string {
  return slots.join('');
}

/** The text without spaces and with Latin digits; undefined if a numeric code would get other characters (section 2). */
function acceptable(text: string, kind: OtpKind): string | undefined {
  if (kind === 'text') return text.replace(/\s/g, '');
  const digits = asciiDigits(text.trim());
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** Writes the text to the boxes from `index` on, cut to the remaining boxes (section 2). */
function putAt(slots: Slots, index: number, text: string): Slots {
  const characters = Array.from(text);
  return slots.map((slot, at) => characters[at - index] ?? slot);
}

/**
 * The typed character, computed from the former and the new content of a box: the new content has both characters if the
 * caret was beside the former one.
 */
function typedInto(former: string, now: string): string {
  if (former === '' || now === former) return now;
  if (now.startsWith(former)) return now.slice(former.length);
  return now.endsWith(former) ? now.slice(0, -former.length) : now;
}
