const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long ago an instant was, in the interface's language: '3 hours ago'. What is to come is now. Milliseconds. */
export function formatAge(instant: number, now: number): string {
  const age = Math.max(0, now - instant);
  const { unit, milliseconds } = steps.find((step) => age >= step.milliseconds) ?? {
    unit: 'second',
    milliseconds: 1000,
  };
  const language = document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  // Under a minute is 'now': a count of seconds would be wrong as soon as it is read. Days are counted: the Hindi for
  // 'yesterday' is also that for 'tomorrow'.
  if (unit === 'second') return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, unit);
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(age / milliseconds), unit);
}
