import { expect, test } from 'vitest';
import { className } from '../../../scripts/vite/class-name.ts';

test('a class is named for its style sheet and itself', () => {
  expect(className('button', '/src/ui/table/pager.module.css')).toBe('pager-button');
  expect(className('row', '/src/ui/table/pager.module.css')).toBe('pager-row');
});

test('two style sheets of one name are refused', () => {
  className('page', '/src/screens/form.module.css');
  expect(() => className('page', '/src/ui/form.module.css')).toThrow('would share their class names');
});
