import { confirmedCallInvariants } from '../support/confirmed-call.ts';
import { prove } from '../support/prove.ts';
import { restoreScenario } from './scenario.ts';

prove(restoreScenario, confirmedCallInvariants());
