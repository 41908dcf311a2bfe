export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** The 95th percentile: so many of a hundred values are not above it. */
  readonly p95: number;
  readonly count: number;
}

/** @throws on no values: there is no figure without a measurement. */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((one, other) => one - other);
  const count = sorted.length;
  const [min, max] = [sorted[0], sorted[count - 1]];
  const [below, above] = [sorted[Math.floor((count - 1) / 2)], sorted[Math.ceil((count - 1) / 2)]];
  const p95 = sorted[Math.ceil(count * 0.95) - 1];
  if (min === undefined || max === undefined || below === undefined || above === undefined || p95 === undefined) {
    throw new Error('Nothing was measured');
  }
  return { median: (below + above) / 2, min, max, p95, count };
}
