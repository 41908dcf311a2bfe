import { prove } from '../support/prove.ts';
import { updateInvariants } from './invariants.ts';
import { updateScenario } from './scenario.ts';

prove(updateScenario, updateInvariants);
