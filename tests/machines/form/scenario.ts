import type { AnyMachineSnapshot } from 'xstate';
import { formMachine } from '#machines/form/machine.ts';
import { NOT_SAVED } from '#machines/form/texts.ts';
import type { FormContext, FormErrors, FormInput, FormValues } from '#machines/form/types.ts';
import { failureNames, failures, ok, rejected } from '../support/answers.ts';
import type { Scenario } from '../support/scenario.ts';

/** A rule per field, in the order of the form; one of them asks about another field. */
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

const create: FormInput = { mode: 'create', id: null, initial: blank, validate };
const copy: FormInput = { ...create, copyOf: 7 };
const edit: FormInput = { mode: 'edit', id: 7, initial: blank, validate };

const refusals = {
  'refused name': rejected('Refused', [{ path: 'name', msg: 'Name is taken' }]),
  'refused elsewhere': rejected('Refused', [{ path: 'sponsor', msg: 'Sponsor is missing' }]),
  'refused both': rejected('Refused', [
    { path: 'sponsor', msg: 'Sponsor is missing' },
    { path: 'country', msg: 'Country is closed' },
  ]),
};

/** Everything a form may meet but the ends of its effects. */
const events = {
  'form.change': { lynx: { name: 'name', value: 'Lynx' }, empty: { name: 'name', value: '' } },
  'form.blur': { name: { name: 'name' } },
  'form.save': { '': {} },
  'form.retry': { '': {} },
  'form.discard': { '': {} },
  'form.pick': {
    'my name': { name: 'name', side: 'mine' },
    'their name': { name: 'name', side: 'theirs' },
  },
  'form.back': { '': {} },
  'form.restore': {
    'lynx for lions': { base: lions, values: lynx, isUnsure: false },
    'unsure lynx': { base: blank, values: lynx, isUnsure: true },
  },
  'session.resumed': { '': {} },
};

export const formScenario: Scenario = {
  name: 'form',
  machine: formMachine,
  inputs: { create, copy, edit },
  events,
  outcomes: {
    load: { lions: ok(lions), lynx: ok(lynx), 'tigers abroad': ok(tigersAbroad), ...failures },
    save: { ok: ok({ id: 7 }, 'Team saved'), ...refusals, ...failures },
    keep: { kept: true, 'not kept': false },
  },
  names: { ...failureNames, ...refusals, blank, lions, lynx, 'tigers abroad': tigersAbroad, 'not saved': NOT_SAVED },
  // Whether something has been typed since the save was sent is asked by identity.
  identity: ({ context }: AnyMachineSnapshot) => {
    const { sent, values } = context as FormContext;
    return sent === values;
  },
};
