import { expect, test } from 'vitest';
import { entity as stage } from '#entities/declared/bgmi-matches.ts';
import type { SelectField } from '#fields/field.ts';
import { paramsOf } from '#screens/shared/form/form-field.tsx';

const group = stage.fields.teams.row['group_id'] as SelectField;
const values = {
  series_id: '13',
  team_id: '99',
  teams: [
    { team_id: '40', group_id: '' },
    { team_id: '', group_id: '' },
  ],
};

test("a row's own values take precedence over the form's", () => {
  expect(paramsOf(group, 'teams[0][group_id]', values)).toEqual({ series_id: '13', team_id: '40' });
});

test('there are no parameters while any of them is missing', () => {
  expect(paramsOf(group, 'teams[1][group_id]', values)).toBeUndefined();
  expect(paramsOf(group, 'teams[0][group_id]', { ...values, series_id: '' })).toBeUndefined();
});

test('a field whose source needs none has no parameters', () => {
  expect(paramsOf(stage.fields.series_id, 'series_id', values)).toBeUndefined();
});
