import { draftSendMachine } from '#machines/draft-send/machine.ts';
import type { DraftSendInput } from '#machines/draft-send/setup.ts';
import { NOT_SENT } from '#machines/draft-send/setup.ts';
import { NOT_SAVED } from '#machines/form/texts.ts';
import type { FormErrors, FormValues } from '#machines/form/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { failures, ok, rejected } from '../support/results.ts';
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
const create: DraftSendInput = { ...edit, mode: 'create', base: nameless };
const equal: Candidate = { id: 8, name: 'Lynx', differing: [], values: lynx };
const refusedName = rejected('Refused', [{ path: 'name', msg: 'Name is taken' }]);

export const draftSendScenario: Scenario = {
  name: 'draft-send',
  machine: draftSendMachine,
  inputs: {
    edit,
    create,
    'edit, unsure': { ...edit, isUnsure: true },
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
    read: { lions: ok(lions), lynx: ok(lynx), tigers: ok(tigers), 'lions abroad': ok(lionsAbroad), ...failures },
    lookUp: {
      saved: ok({ kind: 'saved', candidate: equal }),
      'not saved': ok({ kind: 'notSaved' }),
      'not sure': ok({ kind: 'unsure', candidates: [equal] }),
      ...failures,
    },
    remove: { removed: undefined },
    send: { ok: ok(null, 'Team saved'), 'refused name': refusedName, ...failures },
  },
  names: {
    ...failures,
    lions,
    lynx,
    nameless,
    tigers,
    'lions abroad': lionsAbroad,
    'refused name': refusedName,
    'not saved': NOT_SAVED,
    'not sent': NOT_SENT,
    equal,
  },
};
