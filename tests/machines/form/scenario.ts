import type { AnyMachineSnapshot } from 'xstate';
import { formMachine } from '#machines/form/machine.ts';
import { NOT_CREATED, NOT_SAVED } from '#machines/form/texts.ts';
import type { FormContext, FormErrors, FormInput, FormValues, Restored } from '#machines/form/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { failures, ok, outdated, rejected } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** One rule per field, in the order of the form, and one that depends on two fields. */
export function validate({ name, country }: FormValues): FormErrors {
  return {
    ...(name === '' && { name: 'Name is required' }),
    ...(country === '' && { country: 'Country is required' }),
    ...(name === 'Lynx' && country === '2' && { country: 'Lynx play at home' }),
  };
}

const blank: FormValues = { name: '', country: '1' };
const lions: FormValues = { name: 'Lions', country: '1' };
const lynx: FormValues = { name: 'Lynx', country: '1' };
const tigersAbroad: FormValues = { name: 'Tigers', country: '2' };

const create: FormInput = { mode: 'create', id: null, newestBefore: 6, initial: blank, validate };
const copy: FormInput = { ...create, duplicateOf: 7 };
const edit: FormInput = { mode: 'edit', id: 7, newestBefore: 6, initial: blank, validate };

const lynxForLions: Restored = { base: lions, version: '"1"', values: lynx, isUnsure: false, newestBefore: null };
const unsureLynx: Restored = { base: blank, values: lynx, isUnsure: true, newestBefore: 6 };

/** Candidates of a lookup: one equal to what was sent, and one that another user may have made. */
const equal: Candidate = { id: 7, name: 'Lynx', differing: [], values: lynx };
const other: Candidate = { id: 7, name: 'Lions', differing: ['name'], values: lions };

const refusals = {
  'refused elsewhere': rejected('Refused', [{ path: 'sponsor', msg: 'Sponsor is missing' }]),
  'refused both': rejected('Refused', [
    { path: 'sponsor', msg: 'Sponsor is missing' },
    { path: 'name', msg: 'Name is taken' },
  ]),
};

/** The record has changed: in no field of the form, and in both. */
const outdatedBy = {
  'outdated, lions': outdated(lions, '"1"'),
  'outdated, tigers': outdated(tigersAbroad, '"2"'),
};

/** For a load, all other failures take the transition of `rejected`. */
const { rejected: refused, sessionExpired, offline } = failures;

/** All events of a form except the ends of its effects. */
const events = {
  'form.change': { lynx: { name: 'name', value: 'Lynx' }, empty: { name: 'name', value: '' } },
  'form.blur': { name: { name: 'name' } },
  'form.save': { '': {}, 'without versions': { isUnversioned: true } },
  'form.chooseFound': { 'the one': { id: 7 } },
  'form.resolve': {
    'my name': { name: 'name', side: 'mine' },
    'their name': { name: 'name', side: 'theirs' },
  },
  'form.restore': {
    'lynx for lions': lynxForLions,
    'unsure lynx': unsureLynx,
  },
  ...plain('form.retry', 'form.lookAgain', 'form.sendAgain', 'form.discard', 'form.back', 'session.resumed'),
};

export const formScenario: Scenario = {
  name: 'form',
  machine: formMachine,
  inputs: {
    create,
    copy,
    edit,
    'draft of an edit': { ...edit, draft: lynxForLions },
    'unsure draft': { ...create, draft: unsureLynx },
  },
  events,
  outcomes: {
    load: {
      lions: ok(lions),
      'lions of version 1': { ...ok(lions), version: '"1"' },
      lynx: ok(lynx),
      'tigers abroad': ok(tigersAbroad),
      rejected: refused,
      sessionExpired,
      offline,
    },
    save: { ok: ok({ id: 7 }, 'Team saved'), ...refusals, ...outdatedBy, ...failures },
    lookUp: {
      saved: ok({ kind: 'saved', candidate: equal }),
      'not saved': ok({ kind: 'notSaved' }),
      'not sure, equal': ok({ kind: 'unsure', candidates: [equal] }),
      'not sure, other': ok({ kind: 'unsure', candidates: [other] }),
      ...failures,
    },
    store: { stored: true, 'not stored': false },
  },
  names: {
    ...failures,
    ...refusals,
    ...outdatedBy,
    blank,
    lions,
    lynx,
    'tigers abroad': tigersAbroad,
    'not saved': NOT_SAVED,
    'not created': NOT_CREATED,
    equal,
    other,
  },
  // The machine compares `sent` and `values` by identity.
  identity: ({ context }: AnyMachineSnapshot) => {
    const { sent, values } = context as FormContext;
    return sent === values;
  },
};
