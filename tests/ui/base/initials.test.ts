import { expect, test } from 'vitest';
import { initialsOf } from '#ui/base/avatar.tsx';

test.each([
  ['Team Soul', 'TS'],
  ['x', 'X'],
  ['7 Sea', '7S'],
  ['team-of_many.words', 'TW'],
  ['', ''],
  ['– –', ''],
  ['Élan', 'É'],
  ['e\u0301lan', 'E\u0301'],
  ['हिन्दी टीम', 'हिटी'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
