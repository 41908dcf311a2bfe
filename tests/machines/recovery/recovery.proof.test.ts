import { prove } from '../support/prove.ts';
import { recoveryLaws } from './laws.ts';
import { recoveryScenario } from './scenario.ts';

prove(recoveryScenario, recoveryLaws);
