import type { Sample } from '../sample.ts';
import { summarise } from '../statistics.ts';
import type { Figure } from './report.ts';

/** Groups the samples of all rounds by what they measure. */
export function figuresOf(samples: readonly Sample[]): readonly Figure[] {
  const groups = new Map<string, { readonly of: Omit<Sample, 'value'>; readonly values: number[] }>();
  for (const { value, ...of } of samples) {
    const key = JSON.stringify(of);
    const group = groups.get(key) ?? { of, values: [] };
    group.values.push(value);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ of, values }) => ({ ...of, summary: summarise(values) }));
}
