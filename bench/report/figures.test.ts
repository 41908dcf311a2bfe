import { expect, test } from 'vitest';
import { inRounds } from '../rounds.ts';
import type { Sample } from '../sample.ts';
import { summarise } from '../statistics.ts';
import { figuresOf } from './figures.ts';
import { inMarkdown, printed } from './table.ts';
import { timesTable } from './tables.ts';

test('a figure is the median with the minimum and maximum', () => {
  expect(summarise([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30, p95: 30, count: 3 });
  expect(summarise([40, 10, 20, 30]).median).toBe(25);
  expect(summarise(Array.from({ length: 100 }, (_, at) => at + 1)).p95).toBe(95);
  expect(() => summarise([])).toThrow('Nothing was measured');
});

test('rounds alternate their order, so that no subject always runs after another', async () => {
  const order: string[] = [];
  await inRounds(3, ['a', 'b'], async (one, round) => void order.push(`${one}${String(round)}`));
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
});

test('samples of one measure, subject and slowdown make one figure, with a ratio between subjects', () => {
  const samples: Sample[] = [
    { measure: 'cold', subject: 'product', slowdown: 4, value: 100 },
    { measure: 'cold', subject: 'react-admin', slowdown: 4, value: 400 },
    { measure: 'cold', subject: 'product', slowdown: 4, value: 300 },
  ];
  const figures = figuresOf(samples);
  expect(figures.map(({ summary }) => summary.median)).toEqual([200, 400]);
  const machine = { processor: '', cores: 2, memory: 8, system: '', node: '', chromium: '', load: 0, at: '' };
  const [, row] = timesTable({ machine, rounds: 2, latency: 20, figures });
  expect(row).toEqual(['cold → rows (`cold`)', '–', '–', '–', '200 (100–300)', '400 (400–400)', '0.50']);
});

test('a table is printed in columns or in Markdown', () => {
  const table = [
    ['kB', 'gzip'],
    ['login', '104.4'],
  ];
  expect(printed(table)).toBe('kB      gzip\nlogin  104.4');
  expect(inMarkdown(table)).toBe('| kB | gzip |\n| --- | ---: |\n| login | 104.4 |');
});
