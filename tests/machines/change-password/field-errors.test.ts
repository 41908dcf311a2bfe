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

it('finds the first wrong field in the order of the form, not of the errors', () => {
  expect(firstInvalid(['one', 'two', 'three'], errors)).toBe('one');
  expect(firstInvalid(['two', 'three'], errors)).toBe('three');
  expect(firstInvalid(['two'], errors)).toBeNull();
});

it('resolutions, adds and drops by name', () => {
  expect(errorsAmong(['two', 'three'], errors)).toEqual({ three: 'Third' });
  expect(withName(['one', 'two'], 'three')).toEqual(['one', 'two', 'three']);
  expect(withName(['one', 'two'], 'one')).toEqual(['one', 'two']);
  expect(withoutErrorOf(errors, 'one')).toEqual({ three: 'Third' });
  expect(withoutErrorOf(errors, 'two')).toEqual(errors);
});

it('puts complaints to the fields that the form has; the first one of a field counts', () => {
  const placed = groupByField({ first_name: 'one', users: 'two' }, [
    { path: 'first_name', msg: 'Too long' },
    { path: 'first_name', msg: 'Too short' },
    { path: 'one', msg: 'Not a path of the wire' },
    { path: 'toString', msg: 'Not a field' },
  ]);
  expect(placed).toEqual({ byField: { one: 'Too long' }, rest: ['Not a path of the wire', 'Not a field'] });
});
