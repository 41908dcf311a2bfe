import { beforeEach, expect, test } from 'vitest';
import { clearPersonalStorage } from '#storage/clear-personal-storage.ts';
import { hasLayouts, readLayout, writeLayout } from '#storage/list-layouts.ts';
import { readPreference, writePreference } from '#storage/preferences.ts';

beforeEach(() => localStorage.clear());

const layout = { order: ['status', 'name'], hidden: ['country'] };

test('each list has a layout of its own, until it is forgotten', () => {
  writeLayout('teams', layout);
  writeLayout('games', { order: [], hidden: ['status'] });
  expect(readLayout('teams')).toEqual(layout);
  writeLayout('teams', null);
  expect(readLayout('teams')).toBeNull();
  expect(readLayout('games')).toEqual({ order: [], hidden: ['status'] });
  expect(hasLayouts()).toBe(true);
  writeLayout('games', null);
  expect(hasLayouts()).toBe(false);
});

test('layouts and density outlive the person', () => {
  writeLayout('teams', layout);
  writePreference('density', 'compact');
  clearPersonalStorage();
  expect(readLayout('teams')).toEqual(layout);
  expect(readPreference('density')).toBe('compact');
});

test.each([
  '',
  'null',
  '[]',
  '7',
  '{',
  '{"teams":7}',
  '{"teams":{"order":"name","hidden":[]}}',
  '{"teams":{"order":[1],"hidden":[]}}',
])('what cannot be read is none: %s', (stored) => {
  localStorage.setItem('listLayouts', stored);
  expect(readLayout('teams')).toBeNull();
  writeLayout('teams', layout);
  expect(readLayout('teams')).toEqual(layout);
});

test('the density is comfortable until compact is chosen, and when what is stored is unknown', () => {
  expect(readPreference('density')).toBe('comfortable');
  localStorage.setItem('density', 'none');
  expect(readPreference('density')).toBe('comfortable');
});
