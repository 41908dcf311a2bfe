const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** The milliseconds from now of '+2h', '-1d' and 'in 1 h 30 min'; undefined for any other text. */
export function readShift(text: string): number | undefined {
  if (text === 'now') return 0;
  const [, sign, amounts] =
    /^([+-]|in )((?: ?\d{1,4} ?(?:w|d|h|m|weeks?|days?|hours?|min|mins|minutes?)\b)+)$/.exec(text) ?? [];
  if (amounts === undefined) return undefined;
  const sum = [...amounts.matchAll(/(\d+) ?([wdhm])/g)].reduce(
    (total, [, count, unit = '']) => total + Number(count) * (unitMs[unit] ?? 0),
    0,
  );
  return sign === '-' ? -sum : sum;
}
