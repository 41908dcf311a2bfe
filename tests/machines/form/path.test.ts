import { expect, it } from 'vitest';
import { differingFields } from '#machines/form/compare.ts';
import { mapFieldErrors, withoutErrorsAt, withoutPathsBelow, withPaths } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { formatPath, isRelated, parsePath, setAt, valueAt } from '#machines/form/path.ts';

const table = {
  label: 'Finals',
  pointTable: [
    { team_id: 1, total: 5 },
    { team_id: 2, total: 3 },
  ],
};

it.each(['pointTable[1][team_id]', 'pointTable[1].team_id', 'pointTable.1.team_id'])('reads %s', (path) => {
  expect(parsePath(path)).toEqual(['pointTable', '1', 'team_id']);
  expect(formatPath(parsePath(path))).toBe('pointTable[1][team_id]');
});

it('replaces one cell and leaves every other object as it was', () => {
  const next = setAt(table, 'pointTable[1][team_id]', 9);
  expect(next).toEqual({
    label: 'Finals',
    pointTable: [
      { team_id: 1, total: 5 },
      { team_id: 9, total: 3 },
    ],
  });
  expect((next as typeof table).pointTable[0]).toBe(table.pointTable[0]);
  expect(table.pointTable[1]).toEqual({ team_id: 2, total: 3 });
});

it('replaces a whole row, a whole table, and a field that was not there', () => {
  expect(setAt(table, 'pointTable[0]', 'row')).toEqual({ ...table, pointTable: ['row', table.pointTable[1]] });
  expect(setAt(table, 'pointTable', [])).toEqual({ ...table, pointTable: [] });
  expect(setAt({}, 'address[city]', 'Pune')).toEqual({ address: { city: 'Pune' } });
  expect(setAt({ address: null }, 'address[city]', 'Pune')).toEqual({ address: { city: 'Pune' } });
});

it('changes nothing for an empty path or a row past the end', () => {
  expect(setAt(table, '', 1)).toBe(table);
  expect(setAt(table, 'pointTable[7][total]', 1)).toEqual(table);
});

it('detects related paths', () => {
  expect(isRelated('pointTable', 'pointTable[0][total]')).toBe(true);
  expect(isRelated('pointTable[0][total]', 'pointTable')).toBe(true);
  expect(isRelated('pointTable[0]', 'pointTable[1]')).toBe(false);
  expect(isRelated('name', 'full_name')).toBe(false);
});

it('maps errors to the fields of the form in every notation; the first error counts', () => {
  const mapped = mapFieldErrors(table, [
    { path: 'pointTable.0.team_id', msg: 'Team is required' },
    { path: 'pointTable[0][team_id]', msg: 'Team is unknown' },
    { path: 'sponsor', msg: 'Sponsor is missing' },
    { path: '', msg: 'Something is wrong' },
    { path: 'toString', msg: 'Not a field' },
  ]);
  expect(mapped.byPath).toEqual({ 'pointTable[0][team_id]': 'Team is required' });
  expect(mapped.rest.map(({ path }) => path)).toEqual(['sponsor', '', 'toString']);
});

it('removes the errors and touched paths of a changed value', () => {
  const errors = { 'pointTable[0][team_id]': 'a', 'pointTable[1][team_id]': 'b', label: 'c' };
  expect(Object.keys(withoutErrorsAt(errors, 'pointTable[0][team_id]'))).toEqual(['pointTable[1][team_id]', 'label']);
  expect(Object.keys(withoutErrorsAt(errors, 'pointTable'))).toEqual(['label']);
  expect(withoutErrorsAt(errors, 'pointTable[2][team_id]')).toBe(errors);
  const touched = ['pointTable', 'pointTable[0][team_id]', 'label'];
  expect(withoutPathsBelow(touched, 'pointTable')).toEqual(['pointTable', 'label']);
  expect(withoutPathsBelow(touched, 'pointTable[0][team_id]')).toEqual(touched);
  expect(withPaths(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
});

it('compares plain values by structure, and files by identity', () => {
  expect(isSameValue({ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(isSameValue({ a: [1] }, { a: [2] })).toBe(false);
  expect(isSameValue([1, 2], [1, 3])).toBe(false);
  expect(isSameValue({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe(false);
  expect(isSameValue([], 'text')).toBe(false);
  expect(isSameValue('', null)).toBe(false);
  expect(isSameValue([1], [1, 2])).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue({}, [])).toBe(false);
  expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameValue(Number.NaN, Number.NaN)).toBe(true);
  expect(isSameValue(null, {})).toBe(false);
  const file = new File(['x'], 'logo.png');
  expect(isSameValue(file, file)).toBe(true);
  expect(isSameValue(file, new File(['x'], 'logo.png'))).toBe(false);
});

it('lists the fields that differ, including those that only one side has', () => {
  const isEqual = (_: string, one: unknown, other: unknown) => Object.is(one, other);
  expect(differingFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 3, d: 4 }, isEqual)).toEqual(['b', 'c', 'd']);
});

it('finds a value at its path, and none where there is none', () => {
  const values = { name: 'x', rows: [{ id: '1' }, { id: '2' }] };
  expect(valueAt(values, 'name')).toBe('x');
  expect(valueAt(values, 'rows[1][id]')).toBe('2');
  expect(valueAt(values, 'rows.0.id')).toBe('1');
  expect(valueAt(values, 'rows[2][id]')).toBeUndefined();
  expect(valueAt(values, 'name[0]')).toBeUndefined();
});
