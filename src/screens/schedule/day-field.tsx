import { useEffect, useId, useRef } from 'react';
import { type Day, isDay } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';

interface DayFieldProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** A day to go to. While it is typed, it is the person's: the year 2033 begins as the year 2. */
export function DayField({ day, onDay }: DayFieldProps) {
  const id = useId();
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const follow = () => {
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
        onBlur={follow}
      />
    </label>
  );
}
