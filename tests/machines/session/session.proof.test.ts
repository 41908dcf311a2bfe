import { prove } from '../support/prove.ts';
import { sessionInvariants } from './invariants.ts';
import { sessionScenario } from './scenario.ts';

prove(sessionScenario, sessionInvariants);
