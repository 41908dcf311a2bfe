import { prove } from '../support/prove.ts';
import { recoveryInvariants } from './laws.ts';
import { recoveryScenario } from './scenario.ts';

prove(recoveryScenario, recoveryInvariants);
