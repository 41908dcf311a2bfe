import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrowsOf, innerTransitions } from '../../../scripts/diagrams/arrows.ts';
import { charts } from '../../../scripts/diagrams/charts.ts';
import { machinesPage } from '../../../scripts/diagrams/page.ts';
import { configuredTransitions } from './transitions.ts';

const root = new URL('../../../', import.meta.url);
const at = (path: string) => new URL(path, root);

describe('machines/README.md', () => {
  it('is up to date ("npm run diagrams" writes it)', () => {
    expect(readFileSync(at('machines/README.md'), 'utf8')).toBe(machinesPage());
  });

  it.each(charts)('shows every transition of $folder, as an arrow or as text', ({ machine }) => {
    const drawn = [...arrowsOf(machine).values()].flat().length;
    expect(drawn + innerTransitions(machine).length).toBe(configuredTransitions(machine).length);
  });
});

describe('every machine', () => {
  const folders = readdirSync(at('machines')).filter((name) => existsSync(at(`machines/${name}/machine.ts`)));

  it('has a chart', () => {
    expect(charts.map(({ folder }) => folder).toSorted()).toEqual(folders.toSorted());
  });

  it.each(folders)('%s has tests and a table', (folder) => {
    expect(existsSync(at(`tests/machines/${folder}/${folder}.proof.test.ts`))).toBe(true);
    expect(existsSync(at(`tests/machines/${folder}/golden.txt`))).toBe(true);
  });
});
