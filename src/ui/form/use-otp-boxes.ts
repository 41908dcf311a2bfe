import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { acceptable, codeOf, type OtpKind, putAt, type Slots, slotsOf, typedInto } from './otp-slots.ts';

interface OtpBoxes {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly length: number;
  readonly kind: OtpKind;
}

/**
 * How the boxes of a one-time code work together (section 2). They listen to what arrives in a box rather than to keys,
 * so that touch keyboards and a code that the device fills in work as a keyboard does.
 */
export function useOtpBoxes({ value, onChange, length, kind }: OtpBoxes) {
  const group = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Slots>([]);
  const [pasteRefused, setPasteRefused] = useState(false);
  // A box emptied in the middle stays empty here; the value, which knows no gaps, is the owner's.
  const slots = codeOf(kept) === value && kept.length === length ? kept : slotsOf(value, length);

  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])];

  function focus(index: number) {
    const box = boxes()[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  }

  function change(next: Slots) {
    setKept(next);
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
    // The device fills the whole code into whichever box it takes for the field.
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

  /** Empties a full box; goes back from an empty one to empty the one before. */
  function erase(index: number) {
    const last = slots[index] === '' ? index - 1 : index;
    if (last < 0) return;
    change(slots.with(last, ''));
    focus(last);
  }

  function stepOf(key: string, index: number): (() => void) | undefined {
    switch (key) {
      case 'Backspace':
        return () => erase(index);
      case 'Delete':
        return () => change(slots.with(index, ''));
      case 'ArrowLeft':
        return () => focus(index - 1);
      case 'ArrowRight':
        return () => focus(index + 1);
      case 'Home':
        return () => focus(0);
      case 'End':
        return () => focus(length - 1);
      default:
        return undefined;
    }
  }

  function press(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = stepOf(event.key, index);
    if (step === undefined) return;
    event.preventDefault();
    step();
  }

  // Touch keyboards name no key: that an empty box is erased shows only in what the browser is about to do.
  useEffect(() => {
    const shown = group.current;
    const onBeforeInput = (event: globalThis.InputEvent) => {
      if (!event.inputType.startsWith('delete')) return;
      const index = boxes().findIndex((box) => box === event.target && box.value === '');
      if (index > 0) erase(index);
    };
    shown?.addEventListener('beforeinput', onBeforeInput);
    return () => shown?.removeEventListener('beforeinput', onBeforeInput);
  });

  return { group, slots, pasteRefused, input, paste, press };
}
