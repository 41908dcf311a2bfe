import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.ts';

test('without anything said, all but Lighthouse is measured, seven times', () => {
  const { parts, rounds, latency, isWhole } = readOptions([]);
  expect([...parts]).toEqual(['bytes', 'browser', 'server']);
  expect({ rounds, latency, isWhole }).toEqual({ rounds: 7, latency: 20, isWhole: true });
});

test('a measure stands for itself in the browser, and is no whole run', () => {
  const { parts, measures, isWhole } = readOptions(['--only', 'cold,key']);
  expect([...parts]).toEqual(['browser']);
  expect([...measures]).toEqual(['cold', 'key']);
  expect(isWhole).toBe(false);
});

test.each([
  [['--write', '--quick'], /--write goes with neither/],
  [['--write', '--only', 'cold'], /--write goes with neither/],
  [['--only', 'colt'], /There is no "colt"/],
  [['--rounds', '0'], /--rounds has to be a whole number from 1 on, not "0"/],
  [['--latency', 'much'], /--latency has to be a whole number from 0 on, not "much"/],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
