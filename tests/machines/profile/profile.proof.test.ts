import { prove } from '../support/prove.ts';
import { profileLaws } from './laws.ts';
import { profileScenario } from './scenario.ts';

prove(profileScenario, profileLaws);
