import { prove } from '../support/prove.ts';
import { loginLaws } from './laws.ts';
import { loginScenario } from './scenario.ts';

prove(loginScenario, loginLaws);
