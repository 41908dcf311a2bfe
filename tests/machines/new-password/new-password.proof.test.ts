import { prove } from '../support/prove.ts';
import { newPasswordInvariants } from './invariants.ts';
import { newPasswordScenario } from './scenario.ts';

prove(newPasswordScenario, newPasswordInvariants);
