import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { textOf } from '#domain/record-row.ts';
import { matching } from '#domain/rules/rules.ts';
import type { Entity } from '#entities/define.ts';
import { titleMembers } from '#entities/row-name.ts';
import { text } from '#fields/build.ts';
import type { Field, Fields } from '#fields/field.ts';
import { type FieldKinds, fieldKinds } from '#fields/kinds/index.ts';
import { type Kind, textKind } from '#fields/kinds/kind.ts';
import { plainRow, type RowKinds, rowKindOf, rowKinds } from '#fields/kinds/row-kinds.ts';
import { validate } from '#fields/validate.ts';
import { textIn } from '#fields/value.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import { english } from '#i18n/english.ts';
import { differsFromSent } from '#records/look-up/look-up-create.ts';
import { cellOf } from '#screens/entity/list/cell.tsx';
import { exportedCell } from '#screens/entity/tools/export-cells.ts';
import { sortRows } from '#screens/entity/tools/sort-rows.ts';
import { DraftValue } from '#screens/shared/draft/draft-value.tsx';
import { sampleValues } from '#server/seed/sample-values.ts';
import type { ControlProps } from '#ui/controls/control.ts';
import { type Controls, controls, FieldControl } from '#ui/controls/field-control.tsx';
import { asValue, type ShownKinds, shownKinds } from '#ui/controls/shown-kinds.tsx';

interface ColorField extends Pick<Field, 'label' | 'rules'> {
  readonly kind: 'color';
}

/** The first file of the kind: what `src/fields/kinds/color.ts` would contain. */
const color: Kind<ColorField> = {
  ...textKind,
  valueOf: (_, record, name) => textOf(record[name]) || '#000000',
  rules: () => [matching(/^#[0-9a-f]{6}$/i, 'This contains a character that cannot be saved')],
  normalized: (_, value) => textIn(value).toLowerCase(),
  column: () => ({ type: 'line' }),
  sample: (_, { number }) => `#00000${number}`,
};

/** The second file: what `src/ui/controls/color-control.tsx` would contain. */
function ColorControl({ field, value, onChange }: ControlProps<ColorField>) {
  return (
    <label>
      {field.label} <input value={textIn(value)} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

const registries: readonly object[] = [fieldKinds, rowKinds, controls, shownKinds];

// The line of the kind in each registry.
beforeAll(() => {
  Object.assign(fieldKinds, { color });
  Object.assign(rowKinds, { color: plainRow });
  Object.assign(controls, { color: ColorControl });
  Object.assign(shownKinds, { color: asValue });
});
afterAll(() => {
  for (const registry of registries) Reflect.deleteProperty(registry, 'color');
});

const colorField: ColorField = { kind: 'color', label: 'Status', rules: [] };
// The type `Field` gets the new kind with its line in `src/fields/field.ts`.
const field = colorField as unknown as Field;

const fields: Fields = { name: text('Name'), shade: field };
const entity: Entity = {
  path: 'teams',
  label: 'Teams',
  record: 'Team',
  endpoints: { list: 'GET /api/v1/teams' },
  columns: ['name', 'shade'],
  fields,
};
const red = { name: 'Home', shade: '#FF0000' };

test('a form gets its value from a record, or its initial one', () => {
  expect(valuesOf(fields, 'edit', red)).toEqual({ name: 'Home', shade: '#FF0000' });
  expect(valuesOf(fields, 'create')).toEqual({ name: '', shade: '#000000' });
});

test('it is validated, sent and compared by its definition', () => {
  expect(validate(fields, { name: 'Home', shade: 'red' }, 'create').map(({ path }) => path)).toEqual(['shade']);
  expect(validate(fields, { name: 'Home', shade: '#ff0000' }, 'create')).toEqual([]);
  const initial = valuesOf(fields, 'create');
  expect(bodyOf(fields, 'create', { ...initial, shade: '#ff0000' }, initial)).toEqual({ shade: '#ff0000' });
  expect(differsFromSent(fields, red, { ...red, shade: '#ff0000' })).toEqual([]);
  expect(differsFromSent(fields, red, { ...red, shade: '#ff0001' })).toEqual(['shade']);
});

test('samples of the server have it', () => {
  expect(sampleValues(entity, 2)).toEqual({ name: 'Team 2', shade: '#000002' });
});

test('a list, its file and a draft show it', () => {
  expect(exportedCell(entity, 'shade', { id: 1, ...red }, english)).toBe('#FF0000');
  const list = vi.fn() as never;
  const cell = render(cellOf({ entity, name: 'shade', field, row: { id: 1, ...red }, list, text: english }));
  expect(cell.container.textContent).toBe('#FF0000');
  const draft = render(<DraftValue field={field} value="#00FF00" />);
  expect(draft.container.textContent).toBe('#00FF00');
});

test('a list sorts by it as by a text, and a search skips it', () => {
  const rows = [
    { id: 1, ...red },
    { id: 2, shade: '#00FF00' },
  ];
  const sorted = sortRows(rows, entity, { key: 'shade', direction: 'ascending' }, { text: english, language: 'en' });
  expect(sorted.map(({ id }) => id)).toEqual([2, 1]);
  expect(rowKindOf(field)).toMatchObject({ isSearched: false });
  expect(titleMembers({ ...entity, columns: ['shade'] })).toEqual([]);
});

test('a form shows its control and receives its input', async () => {
  const onChange = vi.fn();
  const state = { value: '#00000', error: undefined, disabled: false, onChange, onBlur: vi.fn() };
  render(<FieldControl field={field as never} name="shade" mode="create" {...state} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Status' }), 'f');
  expect(onChange).toHaveBeenCalledWith('#00000f');
});

test('without a member of its definition, or a line in a registry, a kind does not compile', () => {
  const { sample, ...rest } = color;
  // @ts-expect-error -- the definition lacks `sample`
  const incomplete: Kind<ColorField> = rest;
  // @ts-expect-error -- no definition for `color`
  const definitions: FieldKinds<Field | ColorField> = fieldKinds;
  // @ts-expect-error -- nothing says how rows use `color`
  const inRows: RowKinds<Field | ColorField> = rowKinds;
  // @ts-expect-error -- no control for `color`
  const withControl: Controls<Field | ColorField> = controls;
  // @ts-expect-error -- nothing says how `color` is shown
  const shown: ShownKinds<Field | ColorField> = shownKinds;
  const complete: FieldKinds<Field | ColorField> = { ...fieldKinds, color };
  expect(complete.color.sample).toBe(sample);
  expect([incomplete, definitions, inRows, withControl, shown]).toHaveLength(5);
});
