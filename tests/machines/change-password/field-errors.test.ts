import { expect, it } from 'vitest';
import {
  errorsAmong,
  type FieldErrors,
  firstInvalid,
  groupByField,
  withName,
  withoutErrorOf,
} from '#machines/field-errors.ts';

const errors: FieldErrors<'one' | 'two' | 'three'> = { three: 'Third', one: 'First' };

it('finds the first invalid field in the order of the form, not of the errors', () => {
  expect(firstInvalid(['one', 'two', 'three'], errors)).toBe('one');
  expect(firstInvalid(['two', 'three'], errors)).toBe('three');
  expect(firstInvalid(['two'], errors)).toBeNull();
});

it('picks, adds and removes by name', () => {
  expect(errorsAmong(['two', 'three'], errors)).toEqual({ three: 'Third' });
  expect(withName(['one', 'two'], 'three')).toEqual(['one', 'two', 'three']);
  expect(withName(['one', 'two'], 'one')).toEqual(['one', 'two']);
  expect(withoutErrorOf(errors, 'one')).toEqual({ three: 'Third' });
  expect(withoutErrorOf(errors, 'two')).toEqual(errors);
});

it('groups errors by the fields of the form; the first error of a field counts', () => {
  const grouped = groupByField({ first_name: 'one', users: 'two' }, [
    { path: 'first_name', msg: 'Too long' },
    { path: 'first_name', msg: 'Too short' },
    { path: 'one', msg: 'Not a path of the wire' },
    { path: 'toString', msg: 'Not a field' },
  ]);
  expect(grouped).toEqual({ byField: { one: 'Too long' }, rest: ['Not a path of the wire', 'Not a field'] });
});
