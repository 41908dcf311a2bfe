import { NOT_SAVED } from '#machines/form/texts.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import { MAYBE_SAVED, NOT_SENT } from '#machines/profile/setup.ts';
import type { ProfileErrors, ProfileInput, ProfileRecord, ProfileValues } from '#machines/profile/types.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** Rules like those of section 5, short enough for the table. */
export function validate({ firstName, picture }: ProfileValues, base: ProfileRecord): ProfileErrors {
  return {
    ...(picture === null && base.picture !== null && { picture: 'Profile Picture is required' }),
    ...(firstName === '' && { firstName: 'First Name is required' }),
  };
}

export const PHONE = '9000000001';
const OLD_PHONE = '9876543210';
const file = { name: 'ann.png' };

const known: ProfileRecord = {
  firstName: 'Ann',
  lastName: 'Rao',
  phone: OLD_PHONE,
  picture: 'ann.jpg',
  email: 'ann@example.com',
};
/** The profile once all input of the scenario is stored. */
const stored: ProfileRecord = { ...known, firstName: 'Anna', phone: PHONE, picture: 'new.jpg' };
const storedName: ProfileRecord = { ...known, firstName: 'Anna' };

const input: ProfileInput = {
  initial: { ...known, picture: null },
  validate,
  paths: { first_name: 'firstName', last_name: 'lastName', mobile_no: 'phone', users: 'picture' },
};

const refusals = {
  'refused phone': rejected('Number is taken', [
    { path: 'id', msg: 'Strange' },
    { path: 'mobile_no', msg: 'Number is taken' },
  ]),
  'refused elsewhere': rejected('Email is taken', [{ path: 'email', msg: 'Email is taken' }]),
};

export const profileScenario: Scenario = {
  name: 'profile',
  machine: profileMachine,
  inputs: { '': input },
  events: {
    'profile.change': {
      Anna: { name: 'firstName', value: 'Anna' },
      'no name': { name: 'firstName', value: '' },
      'new phone': { name: 'phone', value: PHONE },
      'no phone': { name: 'phone', value: '' },
      'new picture': { name: 'picture', value: file },
      'no picture': { name: 'picture', value: null },
    },
    'profile.blur': { name: { name: 'firstName' } },
    ...plain('profile.save', 'profile.retry', 'profile.phoneVerified', 'profile.phoneCancelled', 'session.resumed'),
  },
  outcomes: {
    load: { known: ok(known), stored: ok(stored), 'stored name': ok(storedName), ...failures },
    save: {
      ok: ok({}, 'Profile saved'),
      'ok with picture': ok({ profileImage: 'new.jpg' }, 'Profile saved'),
      ...refusals,
      ...failures,
    },
  },
  names: {
    ...failures,
    ...refusals,
    known,
    stored,
    'stored name': storedName,
    'not saved': NOT_SAVED,
    'not sent': NOT_SENT,
    'maybe saved': MAYBE_SAVED,
  },
};
