import { prove } from '../support/prove.ts';
import { newPasswordInvariants } from './laws.ts';
import { newPasswordScenario } from './scenario.ts';

prove(newPasswordScenario, newPasswordInvariants);
