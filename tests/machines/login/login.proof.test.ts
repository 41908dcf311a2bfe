import { prove } from '../support/prove.ts';
import { loginInvariants } from './invariants.ts';
import { loginScenario } from './scenario.ts';

prove(loginScenario, loginInvariants);
