import { useEffect, useId, useRef } from 'react';
import { type Day, isDay } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';

interface DayFieldProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** A date field that opens a day. It is not overwritten while the user types: the year 2033 starts as the year 2. */
export function DayField({ day, onDay }: DayFieldProps) {
  const id = useId();
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const showDay = () => {
    if (field.current) field.current.value = day;
  };
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = day;
  }, [day]);
  return (
    <label className="schedule-date" htmlFor={id}>
      <span>{text('Go to')}</span>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={day}
        onChange={({ target }) => isDay(target.value) && onDay(target.value)}
        onBlur={showDay}
      />
    </label>
  );
}
