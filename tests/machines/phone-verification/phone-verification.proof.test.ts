import { prove } from '../support/prove.ts';
import { phoneVerificationInvariants } from './laws.ts';
import { phoneVerificationScenario } from './scenario.ts';

prove(phoneVerificationScenario, phoneVerificationInvariants);
