import { prove } from '../support/prove.ts';
import { loginInvariants } from './laws.ts';
import { loginScenario } from './scenario.ts';

prove(loginScenario, loginInvariants);
