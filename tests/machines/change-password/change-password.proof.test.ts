import { prove } from '../support/prove.ts';
import { changePasswordInvariants } from './invariants.ts';
import { changePasswordScenario } from './scenario.ts';

prove(changePasswordScenario, changePasswordInvariants);
