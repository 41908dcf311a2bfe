import { useState } from 'react';
import { formatWire, fromLocalTime, parseWire, toLocalTime, type WireDateTime } from '#domain/time/date-time.ts';
import { readTime, type TimeReading } from '#domain/time/read-time.ts';
import { stepTime } from '#domain/time/shown-time.ts';
import { addDays, dayOf, type LocalTime, localTime, type Zone } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { formatLocalTime } from '../base/time.tsx';
import { useZone, zoneLabel } from '../base/zone-context.ts';
import css from './date-time-field.module.css';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import { TimeBox } from './time-box.tsx';
import { TimeNotice } from './time-notice.tsx';
import { useTypedText } from './use-typed-text.ts';

export type DateTimeFieldProps = FieldProps & {
  /** 'YYYY-MM-DD HH:MM:SS' in UTC; '' if empty. Text that is not understood is passed as it was typed. */
  value: WireDateTime;
  onChange: (value: WireDateTime) => void;
};

/**
 * A date and time, shown as '25 Apr 2025, 13:35' in the chosen zone. Accepts other spellings and words such as 'tomorrow
 * 6pm'. The UTC value, which is sent, is shown beside the label.
 */
export function DateTimeField({ value, onChange, name, disabled, onBlur, ...field }: DateTimeFieldProps) {
  const text = useText();
  const zone = useZone();
  const { typed, before, type, showValue } = useTypedText({
    value,
    read: (words, from) => valueFor(readNow(words, zone, from), words),
    onValue: onChange,
  });
  // A draft or an import may have a text that is no time.
  const [understood, setUnderstood] = useState(() =>
    value === '' || parseWire(value) !== undefined ? undefined : understand(value, zone, ''),
  );

  const local = toLocalTime(value, zone);
  const write = (words: string) => {
    setUnderstood(understand(words, zone, before));
    type(words);
  };
  const choose = (next: WireDateTime) => {
    showValue();
    setUnderstood(undefined);
    if (next !== value) onChange(next);
  };
  /** A time of the picker, which the clocks may skip or show twice. */
  const pick = (picked: LocalTime) => {
    const found = picked === '' ? undefined : readNow(picked, zone, '');
    if (found === undefined || found.kind === 'time') choose(found === undefined ? '' : formatWire(found.at));
    else write(picked);
  };

  const instant = parseWire(value);
  return (
    <FieldShell
      {...field}
      aside={
        instant !== undefined && (
          <output className={css['zones']}>
            {[
              typed === null ? '' : `${formatLocalTime(local, text.language)} `,
              zone === 'utc' ? '' : `${zoneLabel(zone, instant)} · `,
              text('UTC: {{time}}', { time: value.slice(0, 16) }),
            ].join('')}
          </output>
        )
      }
      notice={
        understood !== undefined &&
        (typed === null ? value !== '' && instant === undefined : typed.trim() !== '') && (
          <TimeNotice {...understood} onChoose={(at) => choose(formatWire(at))} />
        )
      }
    >
      {(attributes) => (
        <TimeBox
          {...attributes}
          {...{ name, disabled, typed, value, local, onBlur }}
          placeholder={text('25 Apr 2025, 13:35 or tomorrow 6pm')}
          picker="datetime-local"
          onWords={write}
          onPick={pick}
          onStep={(next) => choose(fromLocalTime(next, zone))}
          stepFrom={() => nextQuarter(zone)}
          onLeave={showValue}
        />
      )}
    </FieldShell>
  );
}

/** What a text means: a time alone is on the day of the value before, a day alone has its time. */
function readNow(typed: string, zone: Zone, before: WireDateTime): TimeReading {
  // The day comes before the month, as in India; the result is shown.
  return readTime(typed, { now: Date.now(), zone, order: 'day first', present: parseWire(before) });
}

/** What a text means, and the instants from which the user can choose. */
function understand(typed: string, zone: Zone, before: WireDateTime) {
  const reading = readNow(typed, zone, before);
  return { reading, choices: reading.kind === 'doubled' ? reading.times : soonest(typed, reading, zone) };
}

/** A time alone, today and tomorrow. */
function soonest(typed: string, reading: TimeReading, zone: Zone): readonly number[] {
  if (reading.kind !== 'incomplete' || reading.missing !== 'day') return [];
  const now = Date.now();
  const today = dayOf(now, zone);
  const readings = [today, addDays(today, 1)].map((day) => readTime(typed, { now, zone, day }));
  return readings.flatMap((each) => (each.kind === 'time' ? [each.at] : []));
}

/** Text that is not understood, or not complete, stays as it is. */
function valueFor(reading: TimeReading, typed: string): WireDateTime {
  if (reading.kind === 'time') return formatWire(reading.at);
  return reading.kind === 'empty' ? '' : typed.trim();
}

/** The next quarter of an hour, where the arrow keys start in an empty field. */
function nextQuarter(zone: Zone): LocalTime {
  const now = localTime(Date.now(), zone);
  return stepTime(now, 'minute', 15 - (Number(now.slice(14)) % 15));
}
