import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { entity as group } from '#entities/declared/bgmi-group.ts';
import { entity as stage } from '#entities/declared/bgmi-matches.ts';
import { entity as game } from '#entities/declared/games.ts';
import { entity as match } from '#entities/declared/matches.ts';
import { entity as page } from '#entities/declared/pages.ts';
import { entity as series } from '#entities/declared/series.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { entity as user } from '#entities/declared/user.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { points } from '../entities/good-values.ts';

const record = { id: 7, name: 'Vitality', full_name: 'Team Vitality', game_id: 2, country: null, status: 'active' };
const values = { name: 'Vitality', full_name: 'Team Vitality', game_id: '2', country: '', status: '1' };

test('a record is converted to the values of a form', () => {
  expect(valuesOf(team.fields, 'edit', record)).toEqual(values);
});

test('a new record is empty and active', () => {
  expect(valuesOf(team.fields, 'create')).toEqual({ name: '', full_name: '', game_id: '', country: '', status: '1' });
});

test('a create omits empty optional values', () => {
  const initial = valuesOf(team.fields, 'create');
  expect(bodyOf(team.fields, 'create', { ...initial, name: 'Soul' }, initial)).toEqual({ name: 'Soul', status: '1' });
});

test('an edit sends cleared values as empty', () => {
  const base = { ...values, country: '14' };
  expect(bodyOf(team.fields, 'edit', values, base)).toEqual(values);
});

test('a picture is sent only if it is new, or empty if it was removed', () => {
  const base = valuesOf(game.fields, 'edit', { name: 'Valorant', image: '/uploads/a.png', status: '1' });
  const file = new File(['x'], 'b.png', { type: 'image/png' });
  const rest = { name: 'Valorant', status: '1' };
  expect(bodyOf(game.fields, 'edit', base, base)).toEqual(rest);
  expect(bodyOf(game.fields, 'edit', { ...base, image: file }, base)).toEqual({ ...rest, image: file });
  expect(bodyOf(game.fields, 'edit', { ...base, image: '' }, base)).toEqual({ ...rest, image: '' });
});

describe('rows', () => {
  const read = {
    name: 'Grand Finals',
    label: 'BGIS 2025 Grand Finals',
    pointTable: [{ ...points, team_id: 32, chicken_dinner: 0, team_name: 'Soul', id: 900 }],
  };

  test('contain only the fields of a row, with zero as a digit', () => {
    expect(valuesOf(tournament.fields, 'edit', read)['pointTable']).toEqual([points]);
  });

  test('are all sent, changed or not', () => {
    const base = valuesOf(tournament.fields, 'edit', read);
    expect(bodyOf(tournament.fields, 'edit', base, base)['pointTable']).toEqual([points]);
  });

  test('are sent as an empty list if all were removed, and omitted if there were none', () => {
    const base = valuesOf(tournament.fields, 'edit', read);
    expect(bodyOf(tournament.fields, 'edit', { ...base, pointTable: [] }, base)['pointTable']).toEqual([]);
    const initial = valuesOf(tournament.fields, 'create');
    expect(bodyOf(tournament.fields, 'create', initial, initial)).toEqual({ status: '1' });
    expect(bodyOf(series.fields, 'edit', { ...base, teams: [] }, { ...base, teams: [] })).not.toHaveProperty('teams');
  });

  test('omit empty fields of a row', () => {
    const grouped = { team_id: '40', group_id: '1' };
    const base = valuesOf(stage.fields, 'create');
    const values = { ...base, teams: [grouped, { team_id: '39', group_id: '' }] };
    expect(bodyOf(stage.fields, 'create', values, base)['teams']).toEqual([grouped, { team_id: '39' }]);
  });
});

describe('a multi-select', () => {
  const [fs, lh] = [{ id: 40, name: 'FS' } as const, { id: 49, name: 'LH' } as const];
  const read = { name: 'Group A', series_id: null, teams: [fs, lh] };

  test('is read with or without names and sent as ids', () => {
    const base = valuesOf(group.fields, 'edit', read);
    expect(base['teams']).toEqual(['40', '49']);
    expect(valuesOf(group.fields, 'edit', { ...read, teams: [40, '49'] })['teams']).toEqual(['40', '49']);
    expect(bodyOf(group.fields, 'edit', base, base)['teams']).toEqual(['40', '49']);
  });

  test('is an empty list after the last item was removed', () => {
    const base = valuesOf(group.fields, 'edit', read);
    expect(bodyOf(group.fields, 'edit', { ...base, teams: [] }, base)['teams']).toEqual([]);
  });
});

describe('a match status', () => {
  const read = { name: 'VIT vs TS', game_id: 2, tournament_id: 2, original_scheduled_at: null, winner_type: 'Team' };
  const base = (status: string) => valuesOf(match.fields, 'edit', { ...read, status });

  test.each([
    ['not_started', 'not_started'],
    ['finished', 'finished'],
    ['postponed', 'postponed'],
    ['canceled', 'canceled'],
    ['1', 'not_started'],
    ['2', 'finished'],
    ['3', 'postponed'],
    ['4', 'canceled'],
    ['Finished', 'Finished'],
    ['running', 'running'],
    ['awaiting_review', 'awaiting_review'],
  ])('%s is read as %s, and an unchanged save does not send it', (status, held) => {
    expect(base(status)['status']).toBe(held);
    expect(bodyOf(match.fields, 'edit', { ...base(status), name: 'VIT vs FLC' }, base(status))).toEqual({
      name: 'VIT vs FLC',
      game_id: '2',
      tournament_id: '2',
    });
  });

  test('is sent as the word of the chosen status', () => {
    const offered = match.fields.status.choices.map(({ value }) => value);
    expect(offered).toEqual(['not_started', 'finished', 'postponed', 'canceled']);
    const initial = valuesOf(match.fields, 'create');
    for (const status of offered) {
      expect(bodyOf(match.fields, 'edit', { ...base('running'), status }, base('running'))['status']).toBe(status);
      expect(bodyOf(match.fields, 'create', { ...initial, status }, initial)['status']).toBe(status);
    }
  });
});

describe('a user', () => {
  const initial = valuesOf(user.fields, 'create');

  test('starts with the default country of section 9, which a create sends', () => {
    expect(initial['country']).toBe('1');
    expect(bodyOf(user.fields, 'create', initial, initial)).toEqual({ country: '1', status: '1' });
  });

  test('has no country if the record has none', () => {
    expect(valuesOf(user.fields, 'edit', { country: null })['country']).toBe('');
  });

  test('has an encoded password, in create forms only', () => {
    expect(valuesOf(user.fields, 'edit', { password: 'x' })).not.toHaveProperty('password');
    const sent = bodyOf(user.fields, 'create', { ...initial, password: 'Secönd@567' }, initial)['password'];
    expect(sent).toBe(encodePassword('Secönd@567'));
    expect(sent).toBe('U2Vjw7ZuZEA1Njc=');
  });

  test.each([
    ['1998-04-30', '1998-04-30'],
    ['1998-04-30 00:00:00', '1998-04-30'],
    [null, ''],
  ])('the birth date %j is the day %j', (birth_date, day) => {
    const base = valuesOf(user.fields, 'edit', { birth_date, profile_pic: '/uploads/a.png' });
    expect(base['birth_date']).toBe(day);
    expect(base['users']).toBe('/uploads/a.png');
  });
});

test('a date and time keeps its seconds', () => {
  const base = valuesOf(series.fields, 'edit', { begin_at: '2024-11-30 23:59:59' });
  expect(bodyOf(series.fields, 'edit', base, base)['begin_at']).toBe('2024-11-30 23:59:59');
});

test('formatted text is sent unchanged', () => {
  const base = valuesOf(page.fields, 'edit', { title: 'About', content: '<p>One <b>two</b></p>' });
  expect(bodyOf(page.fields, 'edit', base, base)['content']).toBe('<p>One <b>two</b></p>');
});
