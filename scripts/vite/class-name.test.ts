import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('a class name consists of its style sheet and its own name', () => {
  expect(className('button', '/src/ui/table/pager.module.css')).toBe('pager-button');
  expect(className('row', '/src/ui/table/pager.module.css')).toBe('pager-row');
});

test('two style sheets with the same name are rejected', () => {
  className('page', '/src/screens/form.module.css');
  expect(() => className('page', '/src/ui/form.module.css')).toThrow('would share their class names');
});
