import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface TypedTextOptions {
  /** The newest value, not one that a transition renders later. */
  readonly value: string;
  /**
   * The value that a typed text means; undefined for none. `before` is the value that the field had when the user began to
   * type, for a text that means only a part of it.
   */
  readonly read: (typed: string, before: string) => string | undefined;
  /** Called with the value of the typed text if it differs from the present one. */
  readonly onValue: (value: string) => void;
  /** The time without a keystroke after which `onValue` is called. At once by default. */
  readonly delayMs?: number;
}

interface TypedText {
  /** The text as it was typed; null while the field shows its value. */
  readonly typed: string | null;
  /** The value that the field had when the user began to type; the present one before. */
  readonly before: string;
  /** Call with the whole text after each keystroke. */
  readonly type: (typed: string) => void;
  /** Reports the value of the typed text without the delay. */
  readonly report: () => void;
  /** Shows the value in place of the typed text. */
  readonly showValue: () => void;
}

interface Edit {
  readonly typed: string;
  readonly before: string;
  readonly means: string | undefined;
  /** The values that this edit has reported and that have not come back yet, oldest first. */
  readonly reported: readonly string[];
}

/**
 * What the user types into a field whose value is elsewhere: in an address, a form or a list of options. The text stays as it
 * was typed until the value becomes one that it neither means nor has reported: after Back, Clear or another choice.
 */
export function useTypedText({ value, read, onValue, delayMs = 0 }: TypedTextOptions): TypedText {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // A reported value can come back after the next key.
    const arrived = edit?.reported.indexOf(value) ?? -1;
    if (edit && arrived >= 0) setEdit({ ...edit, reported: edit.reported.slice(arrived + 1) });
    else if (edit?.means !== value) setEdit(null);
  }

  const before = edit?.before ?? value;

  function reportValue({ means }: Pick<Edit, 'means'>) {
    const newest = edit?.reported.at(-1) ?? value;
    if (means === undefined || means === newest) return;
    setEdit((current) => current && { ...current, reported: [...current.reported, means] });
    onValue(means);
  }

  function type(typed: string) {
    const next = { typed, before, means: read(typed, before) };
    setEdit((current) => ({ ...next, reported: current?.reported ?? [] }));
    if (delayMs === 0) reportValue(next);
  }

  const report = () => edit !== null && reportValue(edit);
  const reportLater = useEffectEvent(report);
  useEffect(() => {
    if (edit === null || delayMs === 0) return;
    // At once, so that the next key finds what was reported.
    const timer = window.setTimeout(() => flushSync(reportLater), delayMs);
    return () => window.clearTimeout(timer);
  }, [edit, delayMs]);

  return { typed: edit?.typed ?? null, before, type, report, showValue: () => setEdit(null) };
}
