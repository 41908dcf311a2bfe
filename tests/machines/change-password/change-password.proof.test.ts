import { prove } from '../support/prove.ts';
import { changePasswordLaws } from './laws.ts';
import { changePasswordScenario } from './scenario.ts';

prove(changePasswordScenario, changePasswordLaws);
