import { prove } from '../support/prove.ts';
import { listInvariants } from './invariants.ts';
import { listScenario } from './scenario.ts';

prove(listScenario, listInvariants);
