import { expect, test } from 'vitest';

// Newer Node releases define these too. Tests must see those of the window on all releases.

test('events are instances of the window’s classes', () => {
  expect(new ErrorEvent('error')).toBeInstanceOf(Event);
  expect(new CloseEvent('close')).toBeInstanceOf(Event);
});

test('the navigator is that of the window', () => {
  expect(navigator).toBeInstanceOf(Navigator);
  expect(navigator.onLine).toBe(true);
});

test.each(['localStorage', 'sessionStorage'] as const)('%s stores', (name) => {
  const storage = globalThis[name];
  expect(storage).toBeInstanceOf(Storage);
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
});
