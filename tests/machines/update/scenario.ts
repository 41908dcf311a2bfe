import { updateMachine } from '#machines/update/machine.ts';
import { plain, type Scenario } from '../support/scenario.ts';

export const updateScenario: Scenario = {
  name: 'update',
  machine: updateMachine,
  inputs: { '': undefined },
  events: {
    'update.found': { 'while a user works': { quiet: false }, 'at a launch': { quiet: true } },
    ...plain(
      'update.apply',
      'update.later',
      'update.refused',
      'update.agreedElsewhere',
      'update.controllerChanged',
      'update.due',
    ),
  },
  outcomes: { findUnsaved: { nothing: null, here: 'here', elsewhere: 'elsewhere' } },
  names: {},
};
