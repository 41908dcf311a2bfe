import { expect, test } from 'vitest';
import { entity as page } from '#entities/declared/pages.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { entity as user } from '#entities/declared/user.ts';
import { defineEntity, type Entity } from '#entities/define.ts';
import { fieldsInFormOrder, formGroups } from '#entities/form-groups.ts';
import { activeStatus, text } from '#fields/build.ts';
import { fieldsOn } from '#fields/field.ts';

const declared = Object.values(
  import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { eager: true, import: 'entity' }),
);

const shown = (entity: Entity, mode: 'create' | 'edit') =>
  formGroups(entity, mode).map(({ heading, fields }) => [heading, fields.map(([name]) => name)]);

test('fields are in their groups; those in no group follow without a heading', () => {
  expect(shown(tournament, 'create')).toEqual([
    ['Tournament', ['name', 'label', 'series_id', 'prizepool']],
    ['Schedule and status', ['begin_at', 'end_at', 'original_scheduled_at', 'status']],
    [null, ['pointTable']],
  ]);
});

test('an entity without groups has all its fields in one group without a heading', () => {
  expect(shown(team, 'create')).toEqual([[null, ['name', 'full_name', 'game_id', 'country', 'status']]]);
  expect(shown(page, 'edit')).toEqual([[null, ['title', 'content', 'status']]]);
});

test('a field that a form does not show is not in its group, and a group without fields is left out', () => {
  expect(shown(user, 'create').at(-1)).toEqual(['Account', ['email', 'mobile_no', 'password', 'status']]);
  expect(shown(user, 'edit').at(-1)).toEqual(['Account', ['email', 'mobile_no', 'status']]);
  const { fields } = user;
  expect(shown({ ...user, fields, groups: [{ heading: 'Account', fields: ['password'] }] }, 'edit')).toHaveLength(1);
});

test.each(declared)('$path: the groups contain each field once', (entity) => {
  const inGroups = formGroups(entity, 'create').flatMap(({ fields }) => fields.map(([name]) => name));
  expect(inGroups.toSorted()).toEqual(
    fieldsOn('create', entity.fields)
      .filter(([, { feature }]) => feature === undefined)
      .map(([name]) => name)
      .toSorted(),
  );
  // The order in which errors are listed and the first invalid field is focused.
  expect(Object.keys(fieldsInFormOrder(entity, 'create'))).toEqual(inGroups);
});

test('a group with a name that is no field does not compile', () => {
  const { groups } = defineEntity({
    path: 'games',
    label: 'Games',
    record: 'Game',
    endpoints: { list: 'GET /api/v1/games', create: 'POST /api/v1/games' },
    columns: ['name', 'status'],
    fields: { name: text('Name'), status: activeStatus() },
    // @ts-expect-error -- `title` is no field
    groups: [{ heading: 'Account', fields: ['name', 'title'] }],
  });
  expect(groups).toHaveLength(1);
});
