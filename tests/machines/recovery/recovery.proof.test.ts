import { prove } from '../support/prove.ts';
import { recoveryInvariants } from './invariants.ts';
import { recoveryScenario } from './scenario.ts';

prove(recoveryScenario, recoveryInvariants);
