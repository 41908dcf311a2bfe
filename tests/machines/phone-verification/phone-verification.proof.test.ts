import { prove } from '../support/prove.ts';
import { phoneVerificationLaws } from './laws.ts';
import { phoneVerificationScenario } from './scenario.ts';

prove(phoneVerificationScenario, phoneVerificationLaws);
