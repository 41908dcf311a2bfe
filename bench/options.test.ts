import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('by default everything except Lighthouse and the long day is measured seven times', () => {
  const { parts, rounds, latency } = readOptions([]);
  expect([...parts]).toEqual(['bytes', 'browser', 'server', 'throughput']);
  expect({ rounds, latency }).toEqual({ rounds: 7, latency: 20 });
});

test('selected measures run in the browser', () => {
  const { parts, measures } = readOptions(['--only', 'cold,key']);
  expect([...parts]).toEqual(['browser']);
  expect([...measures]).toEqual(['cold', 'key']);
});

test.each([
  [['--write', '--quick'], /--write goes with none/],
  [['--write', '--only', 'cold'], /--write goes with none/],
  [['--only', 'colt'], /There is no "colt"/],
  [['--rounds', '0'], /--rounds has to be a whole number from 1 on, not "0"/],
  [['--latency', 'much'], /--latency has to be a whole number from 0 on, not "much"/],
])('%j is rejected', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
