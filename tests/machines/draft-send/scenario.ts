import { draftSendMachine } from '#machines/draft-send/machine.ts';
import type { DraftSendInput } from '#machines/draft-send/setup.ts';
import { NOT_SENT } from '#machines/draft-send/setup.ts';
import { NOT_SAVED } from '#machines/form/texts.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { failures, ok, outdated, rejected } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

function validate({ name }: FormValues): FormErrors {
  return name === '' ? { name: 'Name is required' } : {};
}

const lions: FormValues = { name: 'Lions', country: '1' };
const lynx: FormValues = { name: 'Lynx', country: '1' };
const nameless: FormValues = { name: '', country: '1' };
/** Another user changed a field that the draft changes. */
const tigers: FormValues = { name: 'Tigers', country: '1' };
/** Another user changed a field that the draft does not change. */
const lionsAbroad: FormValues = { name: 'Lions', country: '2' };

const edit: DraftSendInput = { mode: 'edit', base: lions, values: lynx, isUnsure: false, validate };
const editOfVersion: DraftSendInput = { ...edit, version: '"1"' };
const create: DraftSendInput = { ...edit, mode: 'create', base: nameless };
const equal: Candidate = { id: 8, name: 'Lynx', differing: [], values: lynx };
const refusedName = rejected('Refused', [{ path: 'name', msg: 'Name is taken' }]);

/** The record has changed: in no field of the form, as in the draft, in a field of the draft, and without a known version. */
const outdatedBy = {
  'outdated, lions': outdated(lions, '"2"'),
  'outdated, lynx': outdated(lynx, '"2"'),
  'outdated, tigers': outdated(tigers, '"2"'),
  'outdated, lions without a version': outdated(lions, null),
};

export const draftSendScenario: Scenario = {
  name: 'draft-send',
  machine: draftSendMachine,
  inputs: {
    edit,
    create,
    'edit, unsure': { ...edit, isUnsure: true },
    'edit of a version': editOfVersion,
    'edit of a version, unsure': { ...editOfVersion, isUnsure: true },
    'create, unsure': { ...create, isUnsure: true },
    incomplete: { ...edit, values: nameless },
  },
  events: {
    'draftSend.send': { '': {} },
    'draftSend.resolve': { 'my name': { name: 'name', side: 'mine' }, 'their name': { name: 'name', side: 'theirs' } },
    'draftSend.cancel': { '': {} },
    'draftSend.chooseFound': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: {
    read: {
      lions: ok(lions),
      'lions of version 1': { ...ok(lions), version: '"1"' },
      lynx: ok(lynx),
      tigers: ok(tigers),
      'lions abroad': ok(lionsAbroad),
      ...failures,
    },
    lookUp: {
      saved: ok({ kind: 'saved', candidate: equal }),
      'not saved': ok({ kind: 'notSaved' }),
      repeatable: ok({ kind: 'repeatable' }),
      'not sure': ok({ kind: 'unsure', candidates: [equal] }),
      ...failures,
    },
    remove: { removed: undefined },
    send: { ok: ok(null, 'Team saved'), 'refused name': refusedName, ...outdatedBy, ...failures },
  },
  names: {
    ...failures,
    lions,
    lynx,
    nameless,
    tigers,
    'lions abroad': lionsAbroad,
    'refused name': refusedName,
    ...outdatedBy,
    'not saved': NOT_SAVED,
    'not sent': NOT_SENT,
    equal,
  },
};
