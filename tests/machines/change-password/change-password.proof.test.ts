import { prove } from '../support/prove.ts';
import { changePasswordInvariants } from './laws.ts';
import { changePasswordScenario } from './scenario.ts';

prove(changePasswordScenario, changePasswordInvariants);
