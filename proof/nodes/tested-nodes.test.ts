import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { engines } from '../../package.json' with { type: 'json' };
import versions from './tested-versions.json' with { type: 'json' };

test('the README lists the Node releases that npm run nodes tests', async () => {
  const readme = await readFile('README.md', 'utf8');
  const listed = /Tested on Node ([\d., and]+\d)/.exec(readme)?.[1]?.match(/\d+\.\d+\.\d+/g);
  expect(listed).toEqual(versions);
});

test('the oldest of them is the minimum in package.json', () => {
  expect(engines.node).toBe(`>=${versions[0] ?? ''}`);
});
