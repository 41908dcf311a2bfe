import { type ComponentPropsWithRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { readDay } from '#domain/time/read-time.ts';
import { type Day, dayOf, isDay } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatLocalDay } from '../base/time.tsx';
import { useZone } from '../base/zone-context.ts';
import { TimeBox } from './time-box.tsx';
import { useTypedText } from './use-typed-text.ts';

type DayInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'onBlur' | 'className'> & {
  /** '' for none. */
  value: Day;
  onDay: (day: Day) => void;
  /** Whether the field can be emptied: `onDay` is called with ''. */
  isOptional?: boolean;
  /**
   * In a form `onDay` is called at each keystroke, also with text that is no day. Elsewhere a day opens something: `onDay` is
   * called with days, after a pause in typing, on Enter, and when the focus leaves.
   */
  isInForm?: boolean;
  /** The day is of the past: '98' is 1998. */
  isPast?: boolean | undefined;
  onBlur?: () => void;
};

/** A day, shown as '25 Apr 2025'. Accepts other spellings and words such as 'tomorrow'. */
export function DayInput(props: DayInputProps) {
  const { value, onDay, isOptional = false, isInForm = false, isPast, ...attributes } = props;
  const { language } = useText();
  const zone = useZone();
  const read = (words: string) => {
    const reading = readDay(words, { now: Date.now(), zone, order: 'day first', isPast });
    if (reading.kind === 'day' && isDay(reading.day)) return reading.day;
    if (reading.kind === 'empty') return isOptional ? '' : undefined;
    return isInForm ? words.trim() : undefined;
  };
  const { typed, type, showValue, report } = useTypedText({
    value,
    read,
    onValue: onDay,
    delayMs: isInForm ? 0 : limits.dropdownDebounce,
  });
  // What opens may take longer than the focus takes to leave.
  const [left, setLeft] = useState<{ readonly day: Day | undefined; readonly over: Day }>();
  if (left && left.over !== value) setLeft(undefined);
  const leave = () => {
    if (typed !== null) setLeft({ day: read(typed), over: value });
    report();
    showValue();
  };
  const choose = (day: Day) => {
    showValue();
    if (day !== value && (day !== '' || isOptional)) onDay(day);
  };
  const day = left?.day ?? value;
  return (
    <TimeBox
      {...attributes}
      {...{ typed, value: day, local: isDay(day) ? `${day}T00:00` : '' }}
      placeholder={formatLocalDay('2025-04-25', language)}
      picker="date"
      onWords={type}
      onPick={choose}
      onStep={(next) => choose(next.slice(0, 10))}
      stepFrom={() => `${dayOf(Date.now(), zone)}T00:00`}
      onLeave={leave}
    />
  );
}
