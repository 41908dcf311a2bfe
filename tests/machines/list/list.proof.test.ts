import { prove } from '../support/prove.ts';
import { listInvariants } from './laws.ts';
import { listScenario } from './scenario.ts';

prove(listScenario, listInvariants);
