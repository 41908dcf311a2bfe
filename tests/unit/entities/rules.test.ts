import { describe, expect, test } from 'vitest';
import { categoryFields } from '#entities/category.ts';
import { type Fields, fieldsOn, isRequired, type Values } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import { setAt } from '#machines/form/path.ts';
import { declaredEntities as entities } from '../../support/further/entities.ts';
import { brokenCases } from './broken-rules.ts';
import { goodValues, points } from './good-values.ts';

const good = (path: string): Values => goodValues[path] ?? {};
const fieldsOf = (path: string): Fields => entities.find((entity) => entity.path === path)?.fields ?? {};
const typed = (values: Values, path: string, bad: string) => setAt(values, path, bad) as Values;

test('every declared entity has test cases', () => {
  expect(Object.keys(brokenCases).sort()).toEqual(entities.map(({ path }) => path).sort());
});

/** All messages of an entity's rules, including those inside rows. */
function messagesOf(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => [
    ...field.rules.map(({ message }) => message),
    ...(field.kind === 'rows' ? messagesOf(field.row) : []),
  ]);
}

describe.each(entities)('$path', ({ path, fields }) => {
  const cases = brokenCases[path] ?? [];

  test('good values break no rule, in create and edit forms', () => {
    expect(validate(fields, good(path), 'create')).toEqual([]);
    expect(validate(fields, good(path), 'edit')).toEqual([]);
  });

  test('every rule has a test case', () => {
    expect([...new Set(cases.map(([, , message]) => message))].sort()).toEqual([...new Set(messagesOf(fields))].sort());
  });

  for (const [field, bad, msg, on] of cases) {
    test(`${field} as ${JSON.stringify(bad)}: ${msg}`, () => {
      const broken = [{ path: field, msg }];
      const values = typed(good(path), field, bad);
      expect(validate(fields, values, 'create')).toEqual(broken);
      expect(validate(fields, values, 'edit')).toEqual(on === 'create' ? [] : broken);
    });
  }

  test('exactly the required fields have an asterisk', () => {
    for (const mode of ['create', 'edit'] as const) {
      const starred = fieldsOn(mode, fields).flatMap(([name, field]) => (isRequired(field, mode) ? [name] : []));
      const refusing = Object.keys(good(path)).filter((name) => {
        const field = fields[name];
        return field?.kind !== 'rows' && validate(fields, { ...good(path), [name]: '' }, mode).length > 0;
      });
      expect(starred.sort()).toEqual(refusing.sort());
    }
  });
});

test.each([
  ['teams', 'name', 30],
  ['teams', 'full_name', 50],
  ['player', 'full_name', 30],
  ['player', 'nickname', 30],
  ['user', 'first_name', 50],
  ['pages', 'title', 30],
])('/%s: a %s of exactly %i characters is valid', (path, field, length) => {
  expect(validate(fieldsOf(path), { ...good(path), [field]: 'x'.repeat(length) }, 'create')).toEqual([]);
});

test.each(['Second@5', 'Second@567890123'])('%s has a valid password length', (password) => {
  expect(validate(fieldsOf('user'), { ...good('user'), password }, 'create')).toEqual([]);
});

test('errors have the index of their row, and the rules of rows apply to old records too', () => {
  const pointTable = [points, { ...points, total_point: '' }, { ...points, team_id: '' }];
  expect(validate(fieldsOf('tournament'), { ...good('tournament'), pointTable }, 'edit')).toEqual([
    { path: 'pointTable[1][total_point]', msg: 'Total Point is required' },
    { path: 'pointTable[2][team_id]', msg: 'Team is required' },
  ]);
});

test('a category item needs an id and a name', () => {
  const bgmi = { id: '7', name: 'BGMI' };
  expect(validate(categoryFields, { items: [bgmi, { id: '', name: '' }] }, 'create')).toEqual([
    { path: 'items[1][id]', msg: 'Category Id is required' },
    { path: 'items[1][name]', msg: 'Category Name is required' },
  ]);
});

test('an edit ignores absent fields, a create does not', () => {
  const broken = (mode: 'create' | 'edit') => validate(fieldsOf('teams'), { status: '0' }, mode);
  expect(broken('edit')).toEqual([]);
  expect(broken('create').map(({ path }) => path)).toEqual(['name', 'full_name', 'game_id']);
});

test('a required value of a stored record cannot be cleared, but a record without it can be saved', () => {
  const tournament = fieldsOf('tournament');
  const stored = good('tournament');
  const cleared = { ...stored, begin_at: '', label: '', series_id: '' };
  expect(validate(tournament, cleared, 'edit', stored)).toEqual([
    { path: 'label', msg: 'Label is required' },
    { path: 'series_id', msg: 'Series is required' },
    { path: 'begin_at', msg: 'Start Date is required' },
  ]);
  expect(validate(tournament, cleared, 'edit', { ...stored, begin_at: '', label: '', series_id: '' })).toEqual([]);
});
