import { describe, expect, it } from 'vitest';
import {
  changedElsewhere,
  isStored,
  mergedValues,
  needsVerification,
  PROFILE_FIELDS,
  savedIn,
} from '#machines/profile/fields.ts';
import type { ProfileRecord } from '#machines/profile/types.ts';

const base: ProfileRecord = {
  ...{ firstName: 'Asha', lastName: 'Rao', phone: '9000000001', picture: '/old.png' },
  email: 'asha@example.com',
};
const file = new File(['x'], 'new.png');

const contextOf = (values: Partial<ProfileRecord>, verifiedPhone: string | null = null) => ({
  ...{ base, values: { ...base, ...values }, verifiedPhone },
});

it('lists the fields in the order of the form', () => {
  expect(PROFILE_FIELDS).toEqual(['picture', 'firstName', 'lastName', 'phone']);
});

it('requires verification of a number that is new and not verified yet', () => {
  expect(needsVerification(contextOf({ phone: '9000000002' }))).toBe(true);
  expect(needsVerification(contextOf({ phone: '9000000002' }, '9000000002'))).toBe(false);
  expect(needsVerification(contextOf({ phone: '9000000002' }, '9000000003'))).toBe(true);
  expect(needsVerification(contextOf({ phone: '' }))).toBe(false);
  expect(needsVerification(contextOf({}))).toBe(false);
});

describe('after a save without a response', () => {
  it('counts as stored if every changed value is stored', () => {
    const values = { firstName: 'Aasha', lastName: 'Rau' };
    expect(isStored(contextOf(values), { ...base, ...values })).toBe(true);
    expect(isStored(contextOf(values), { ...base, firstName: 'Aasha' })).toBe(false);
    expect(isStored(contextOf(values), base)).toBe(false);
    expect(isStored(contextOf({}), { ...base, lastName: 'Changed by others' })).toBe(true);
  });

  it('counts a picture as stored once its URL has changed', () => {
    expect(isStored(contextOf({ picture: file }), { ...base, picture: '/new.png' })).toBe(true);
    expect(isStored(contextOf({ picture: file }), base)).toBe(false);
  });
});

describe('a profile that was changed elsewhere', () => {
  it('lists the fields that differ from the input', () => {
    const record = { ...base, firstName: 'Ash', lastName: 'Rau', phone: '9000000002' };
    const save = { base, values: { ...base, lastName: 'Raut', phone: '9000000002' } };
    expect(changedElsewhere(save, record)).toEqual(['firstName', 'lastName']);
    expect(changedElsewhere(save, base)).toEqual([]);
  });

  it('keeps the user’s changes and takes the other values from the record', () => {
    const record = { ...base, firstName: 'Ash', lastName: 'Rau', picture: '/theirs.png' };
    expect(mergedValues({ base, values: { ...base, lastName: 'Raut', picture: file } }, record)).toEqual({
      ...{ firstName: 'Ash', lastName: 'Raut', phone: base.phone, picture: file },
    });
  });

  it('has a URL for its picture, or none, and no file', () => {
    expect(savedIn(base)).toEqual({ profileImage: '/old.png' });
    expect(savedIn({ ...base, picture: null })).toEqual({ profileImage: null });
    expect(savedIn({ ...base, picture: file })).toEqual({});
  });
});
