import { afterAll, describe, test, vi } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { type Field, fieldsOn, type RowValues, type Value } from '#fields/field.ts';
import { rowsIn, textIn } from '#fields/value.ts';
import { inScope } from '../../support/scope.ts';
import { replay } from '../fuzz/settings.ts';
import { withClient } from './client.ts';
import { entered } from './entered.ts';
import { openForm } from './open-form.ts';
import { typedFor } from './typed-values.ts';

/** The form and the server accept the same values, and refuse the others with the same messages. */

// In this zone the first hours of a day belong to the previous day in UTC.
vi.stubEnv('TZ', 'Asia/Kolkata');
afterAll(() => vi.unstubAllEnvs());

const client = withClient();
const declared = import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity', eager: true });
const forms = Object.values(declared).flatMap((entity) => [
  { path: entity.path, mode: 'create' as const, entity },
  { path: entity.path, mode: 'edit' as const, entity },
]);

describe.each(forms)(`/$path, $mode (${replay})`, ({ entity, mode }) => {
  // Nobody types the member of an optional feature: a dialog chooses it.
  const fields = fieldsOn(mode, entity.fields).filter(([, { feature }]) => feature === undefined);

  test('with valid values', async () => {
    const { good, expectAgreement } = await openForm(client(), entity, mode);
    await expectAgreement(good(), 'valid values');
  });

  test('with nothing but the first cell of a row', async () => {
    const { good, expectAgreement } = await openForm(client(), entity, mode);
    const values = good();
    const emptied = fields.map(([name, field]) => [name, emptiedOf(field, values[name])] as const);
    await expectAgreement(Object.fromEntries(emptied), 'nothing');
  });

  test.each(inScope(fields, () => false))('%s', async (name, field) => {
    const { good, expectAgreement } = await openForm(client(), entity, mode);
    for (const typed of typedFor(field, good()[name] ?? '')) {
      await expectAgreement({ ...good(), [name]: entered(field, typed) }, typed);
    }
  });

  const cells = inScope(fields, () => false).flatMap(([name, field]) =>
    field.kind === 'rows' ? Object.entries(field.row).map(([cell, inside]) => [name, cell, inside] as const) : [],
  );
  for (const [name, cell, field] of cells) {
    test(`${name}: ${cell}`, async () => {
      const { good, expectAgreement } = await openForm(client(), entity, mode);
      const [row = {}] = rowsIn(good()[name]);
      for (const typed of typedFor(field, row[cell] ?? '')) {
        const second: RowValues = { ...row, [cell]: textIn(entered(field, typed)) };
        // The client does not send an empty row, so only the form can report it.
        if (Object.values(second).every((value) => value === '')) continue;
        await expectAgreement({ ...good(), [name]: [row, second] }, typed);
      }
    });
  }
});

/** Empty, except for a switch, which is always one or the other, and for the first cell of a row. */
function emptiedOf({ kind }: Field, good: Value = ''): Value {
  if (kind === 'status') return good;
  if (kind !== 'rows') return kind === 'multiSelect' ? [] : '';
  return rowsIn(good)
    .slice(0, 1)
    .map((row) => {
      const cells = Object.entries(row).map(([cell, value], at) => [cell, at === 0 ? value : '']);
      return Object.fromEntries(cells) as RowValues;
    });
}
