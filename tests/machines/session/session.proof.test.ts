import { prove } from '../support/prove.ts';
import { sessionInvariants } from './laws.ts';
import { sessionScenario } from './scenario.ts';

prove(sessionScenario, sessionInvariants);
