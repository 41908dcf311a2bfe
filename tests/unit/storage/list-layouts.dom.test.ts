import { beforeEach, expect, test } from 'vitest';
import { readLayout, writeLayout } from '#storage/list-layouts.ts';
import { readPreference, writePreference } from '#storage/preferences.ts';
import { clearPersonalStorage } from '#storage/stored-session.ts';

beforeEach(() => localStorage.clear());

const layout = { order: ['status', 'name'], hidden: ['country'] };

test('each list has its own layout, until it is deleted', () => {
  writeLayout('teams', layout);
  writeLayout('games', { order: [], hidden: ['status'] });
  expect(readLayout('teams')).toEqual(layout);
  writeLayout('teams', null);
  expect(readLayout('teams')).toBeNull();
  expect(readLayout('games')).toEqual({ order: [], hidden: ['status'] });
  writeLayout('games', null);
  expect(readLayout('games')).toBeNull();
});

test('layouts and density survive a sign-out', () => {
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
])('an unreadable layout is ignored: %s', (stored) => {
  localStorage.setItem('listLayouts', stored);
  expect(readLayout('teams')).toBeNull();
  writeLayout('teams', layout);
  expect(readLayout('teams')).toEqual(layout);
});
