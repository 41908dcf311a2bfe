import { prove } from '../support/prove.ts';
import { updateInvariants } from './laws.ts';
import { updateScenario } from './scenario.ts';

prove(updateScenario, updateInvariants);
