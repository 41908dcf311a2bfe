import { listExportMachine } from '#machines/list-export/machine.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const lions = { id: 1, name: 'Lions' };
const tigers = { id: 2, name: 'Tigers' };
const ofTwo = { rows: [lions], totalData: 2, totalPageCount: 2 };
const ofThree = { rows: [tigers], totalData: 3, totalPageCount: 3 };
const ofOne = { rows: [tigers], totalData: 1, totalPageCount: 1 };
const none = { rows: [], totalData: 3, totalPageCount: 3 };

export const listExportScenario: Scenario = {
  name: 'list-export',
  machine: listExportMachine,
  inputs: { '': { search: 'cats', perPage: 100 } },
  events: {
    ...plain('export.cancel', 'export.retry', 'session.resumed'),
  },
  outcomes: {
    readPage: { 'of two': ok(ofTwo), 'of three': ok(ofThree), 'of one': ok(ofOne), none: ok(none), ...failures },
    save: { saved: ok({ records: 2 }), failed: failures.fault },
  },
  names: { ...failures, lions, tigers, ofTwo, ofThree, ofOne, none },
};
