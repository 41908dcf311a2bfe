import type { Rest } from './rest.ts';

/** A time of day as 'HH:MM' or 'HH:MM:SS'. '24:00' is the end of the day. */
export type Clock = string;

type ReadClock = (parts: readonly (string | undefined)[]) => Clock | undefined;

const clocks: readonly (readonly [RegExp, ReadClock])[] = [
  [
    /(?<!\S)(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?)? ?([ap])m\.?(?!\S)/,
    ([hour, minute, second, half]) =>
      Number(hour) >= 1 && Number(hour) <= 12
        ? clockOf((Number(hour) % 12) + (half === 'p' ? 12 : 0), minute, second)
        : undefined,
  ],
  [
    /(?<!\S)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?(?:h|hrs|hours))?(?!\S)/,
    ([hour, minute, second]) => clockOf(Number(hour), minute, second),
  ],
  [/(?<!\S)(\d{1,2})(?:h(\d{2})?| ?hrs)(?!\S)/, ([hour, minute]) => clockOf(Number(hour), minute)],
  [/(?<!\S)(\d{2})(\d{2}) ?(?:h|hrs|hours)(?!\S)/, ([hour, minute]) => clockOf(Number(hour), minute)],
  [/(?<!\S)(\d{1,2})\.(\d{2})(?: ?(?:h|hrs|hours))?(?!\S)/, ([hour, minute]) => clockOf(Number(hour), minute)],
  [/(?<!\S)noon(?!\S)/, () => '12:00'],
  [/(?<!\S)midnight(?!\S)/, () => '00:00'],
];

/** Consumes the time of day from a text in lower case. */
export function consumeClock(rest: Rest): Clock | undefined {
  for (const [pattern, read] of clocks) {
    const clock = rest.consume(pattern, read);
    if (clock !== undefined) return clock;
  }
  return undefined;
}

/** Undefined for a time that no clock shows. */
function clockOf(hour: number, minute = '00', second = '00'): Clock | undefined {
  const text = `${String(hour).padStart(2, '0')}:${minute}${second === '00' ? '' : `:${second}`}`;
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00)$/.test(text) ? text : undefined;
}
