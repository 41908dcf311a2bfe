import { expect, test } from 'vitest';
import { partOf } from '../../../scripts/vite/lean-icons.ts';

test('a path with only `d` becomes a string', () => {
  expect(partOf(['path', { d: 'M3 6h18', key: 'd0wm0j' }])).toBe('M3 6h18');
});

test('every other element keeps its attributes', () => {
  const dot = { cx: '10.5', cy: '6.5', r: '.5', fill: 'currentColor' };
  expect(partOf(['circle', { ...dot, key: '12ikhr' }])).toEqual(['circle', dot]);
  expect(partOf(['path', { d: 'M3 6h18', fill: 'none' }])).toEqual(['path', { d: 'M3 6h18', fill: 'none' }]);
});
