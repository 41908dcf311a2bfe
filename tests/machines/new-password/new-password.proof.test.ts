import { prove } from '../support/prove.ts';
import { newPasswordLaws } from './laws.ts';
import { newPasswordScenario } from './scenario.ts';

prove(newPasswordScenario, newPasswordLaws);
