import { prove } from '../support/prove.ts';
import { profileInvariants } from './laws.ts';
import { profileScenario } from './scenario.ts';

prove(profileScenario, profileInvariants);
