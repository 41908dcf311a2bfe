import { confirmedCallInvariants } from '../support/confirmed-call.ts';
import { prove } from '../support/prove.ts';
import { removalScenario } from './scenario.ts';

prove(removalScenario, confirmedCallInvariants());
