import { prove } from '../support/prove.ts';
import { phoneVerificationInvariants } from './invariants.ts';
import { phoneVerificationScenario } from './scenario.ts';

prove(phoneVerificationScenario, phoneVerificationInvariants);
