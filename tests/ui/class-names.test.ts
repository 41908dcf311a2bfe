import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

/** The compiler knows nothing of style sheets: a class that was renamed or mistyped would be missed by nobody. */
describe('style sheets', () => {
  it.each(components)('%s uses only classes that exist', (path) => {
    const code = readFileSync(join(source, path), 'utf8');
    const missing = Array.from(code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)).flatMap(
      ([, name, sheet]) => {
        const css = readFileSync(join(source, path, '..', sheet ?? ''), 'utf8');
        const used = Array.from(code.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g')), ([, used]) => used ?? '');
        return used.filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(css));
      },
    );
    expect(missing).toEqual([]);
  });
});
