import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../../src');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

/** A style sheet with its imports. */
function rulesOf(sheet: string): string {
  const css = readFileSync(sheet, 'utf8');
  const parts = Array.from(css.matchAll(/@import '([^']+)'/g), ([, part]) => rulesOf(join(dirname(sheet), part ?? '')));
  return [...parts, css].join('\n');
}

/** The compiler does not check class names of style sheets. */
describe('style sheets', () => {
  it.each(components)('%s uses only classes that exist', (path) => {
    const code = readFileSync(join(source, path), 'utf8');
    const missing = Array.from(code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)).flatMap(
      ([, name, sheet]) => {
        const css = rulesOf(join(source, path, '..', sheet ?? ''));
        const used = Array.from(code.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g')), ([, used]) => used ?? '');
        return used.filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(css));
      },
    );
    expect(missing).toEqual([]);
  });
});
