import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { engines } from '../../../package.json' with { type: 'json' };
import versions from '../../../scripts/nodes/tested-versions.json' with { type: 'json' };

test('the README lists the Node releases that npm run nodes tries', async () => {
  const readme = await readFile('README.md', 'utf8');
  const listed = /Tested on Node ([\d., and]+\d)/.exec(readme)?.[1]?.match(/\d+\.\d+\.\d+/g);
  expect(listed).toEqual(versions);
});

test('the oldest of them is the oldest that the project is installed on', () => {
  expect(engines.node).toBe(`>=${versions[0] ?? ''}`);
});
