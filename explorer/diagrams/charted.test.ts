import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configuredTransitions } from '../../tests/machines/support/transitions.ts';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { hasArrow, rowsOf } from '../layout/rows.ts';
import { documentedMachines } from './known-machines.ts';
import { machinesPage, pictureOf } from './page.ts';
import { pictureFor } from './picture.ts';

const root = new URL('../../', import.meta.url);
const at = (path: string) => new URL(path, root);
const documented = await documentedMachines();
const folders = readdirSync(at('machines')).filter((name) => existsSync(at(`machines/${name}/machine.ts`)));

describe('"npm run diagrams" has written', () => {
  it('machines/README.md', () => {
    expect(readFileSync(at('machines/README.md'), 'utf8')).toBe(machinesPage(documented));
  });

  it.each(documented)('the picture of $name', async (machine) => {
    expect(readFileSync(at(pictureOf(machine.name)), 'utf8')).toBe(await pictureFor(machine));
  });
});

describe('the chart of a machine', () => {
  it('is there for every folder of machines/', () => {
    expect(machines.map(({ name }) => name)).toEqual(folders.toSorted());
  });

  it.each(machines)('shows every transition of $name once, as an arrow or as a line of its state', ({ machine }) => {
    const chart = chartOf(machine);
    const lines = chart.states.flatMap((state) => rowsOf(chart, state)).flatMap(({ transition }) => transition ?? []);
    const arrows = chart.transitions.filter(hasArrow).map(({ id }) => id);
    const shown = [...lines, ...arrows];
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(configuredTransitions(machine).length);
  });
});

describe('every machine', () => {
  it.each(folders)('%s has tests and a table', (folder) => {
    expect(existsSync(at(`tests/machines/${folder}/${folder}.proof.test.ts`))).toBe(true);
    expect(existsSync(at(`tests/machines/${folder}/golden.txt`))).toBe(true);
  });
});
