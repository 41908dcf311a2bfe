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
  const isHindi = document.documentElement.lang === 'hi';
  // Under a minute is 'now': a count of seconds would be wrong as soon as it is read. Days are counted: the Hindi for
  // 'yesterday' is also that for 'tomorrow'. Every first list says 'now', and has no time for a formatter.
  if (unit === 'second') return isHindi ? 'अब' : 'now';
  return new Intl.RelativeTimeFormat(isHindi ? 'hi-IN-u-nu-latn' : 'en-IN').format(
    -Math.floor(age / milliseconds),
    unit,
  );
}
