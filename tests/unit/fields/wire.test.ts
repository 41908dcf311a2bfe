import { expect, test } from 'vitest';
import { entity as game } from '#entities/declared/games.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';

const record = { id: 7, name: 'Vitality', full_name: 'Team Vitality', game_id: 2, country: null, status: 'active' };
const values = { name: 'Vitality', full_name: 'Team Vitality', game_id: '2', country: '', status: '1' };

test('a record becomes the values of a form', () => {
  expect(valuesOf(team.fields, 'edit', record)).toEqual(values);
});

test('a new record is empty and active', () => {
  expect(valuesOf(team.fields, 'create')).toEqual({ name: '', full_name: '', game_id: '', country: '', status: '1' });
});

test('a create leaves out what was not given', () => {
  const initial = valuesOf(team.fields, 'create');
  expect(bodyOf(team.fields, 'create', { ...initial, name: 'Soul' }, initial)).toEqual({ name: 'Soul', status: '1' });
});

test('an edit sends what was cleared as empty', () => {
  const base = { ...values, country: '14' };
  expect(bodyOf(team.fields, 'edit', values, base)).toEqual(values);
});

test('a picture goes along only when it is new, or empty when it was removed', () => {
  const base = { name: 'Valorant', image: '/uploads/a.png', status: '1' };
  const file = new File(['x'], 'b.png', { type: 'image/png' });
  expect(bodyOf(game.fields, 'edit', base, base)).toEqual({ name: 'Valorant', status: '1' });
  expect(bodyOf(game.fields, 'edit', { ...base, image: file }, base)).toEqual({
    name: 'Valorant',
    image: file,
    status: '1',
  });
  expect(bodyOf(game.fields, 'edit', { ...base, image: '' }, base)).toEqual({
    name: 'Valorant',
    image: '',
    status: '1',
  });
});
