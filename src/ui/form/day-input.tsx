import type { ComponentPropsWithRef } from 'react';
import { type Day, isDay } from '#domain/time/zone.ts';
import { classNames } from '../base/class-names.ts';
import control from './control.module.css';
import { usePastedDay } from './use-pasted-day.ts';
import { useTypedText } from './use-typed-text.ts';

type DayInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** '' for none. */
  value: Day;
  /** Called with each complete day: while the user types the year 2033, it is the year 2 at first. */
  onDay: (day: Day) => void;
  /** Whether the field can be emptied: `onDay` is called with ''. */
  isOptional?: boolean;
};

/** A day that opens something, typed part by part, pasted in any spelling, or chosen in the browser's calendar. */
export function DayInput({ value, onDay, isOptional = false, className, ...attributes }: DayInputProps) {
  const { typed, type, showValue } = useTypedText({
    value,
    read: (day) => (isDay(day) || (day === '' && isOptional) ? day : undefined),
    onValue: onDay,
  });
  return (
    <input
      {...attributes}
      type="date"
      onPaste={usePastedDay(onDay)}
      className={classNames(control['control'], className)}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={showValue}
    />
  );
}
