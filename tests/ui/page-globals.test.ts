import { expect, test } from 'vitest';

// Newer Node releases define these too; a test has to see those of the window on every release.

test('events are of the window’s own kind', () => {
  expect(new ErrorEvent('error')).toBeInstanceOf(Event);
  expect(new CloseEvent('close')).toBeInstanceOf(Event);
});

test('the navigator is a browser’s', () => {
  expect(navigator).toBeInstanceOf(Navigator);
  expect(navigator.onLine).toBe(true);
});

test.each(['localStorage', 'sessionStorage'] as const)('%s stores', (name) => {
  const storage = globalThis[name];
  expect(storage).toBeInstanceOf(Storage);
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
});
