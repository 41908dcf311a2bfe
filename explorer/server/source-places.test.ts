import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Chart, chartOf } from '../../tests/support/chart/chart.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { SourceFinder } from './source-places.ts';

const root = resolve(import.meta.dirname, '../..');
const fileOf = (name: string) => resolve(root, 'machines', name, 'machine.ts');
const finder = new SourceFinder(
  root,
  machines.map(({ name }) => fileOf(name)),
);

function placesOf(name: string, chart: Chart) {
  const states = chart.states.map(({ path }) => path);
  return finder.placesIn(fileOf(name), { states, transitions: chart.transitions });
}

test.each(machines)(
  'every state of $name has its place in the source, with its key in that line',
  ({ name, machine }) => {
    const chart = chartOf(machine);
    const places = placesOf(name, chart);
    for (const { path, key } of chart.states) {
      const place = places[path];
      expect(place, path).toBeDefined();
      const line = readFileSync(resolve(root, place?.file ?? ''), 'utf8').split('\n')[(place?.line ?? 0) - 1];
      if (path !== '') expect([key, line]).toEqual([key, expect.stringMatching(/[{(]/)]);
    }
  },
);

test.each(machines)('every transition of $name has a place in the source', ({ name, machine }) => {
  const chart = chartOf(machine);
  const places = placesOf(name, chart);
  const missing = chart.transitions.filter(({ source, configKey }) => {
    return !Object.keys(places).some((key) => key.startsWith(`${source} | ${configKey} | `));
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});
