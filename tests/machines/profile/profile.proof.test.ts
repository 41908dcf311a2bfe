import { prove } from '../support/prove.ts';
import { profileInvariants } from './invariants.ts';
import { profileScenario } from './scenario.ts';

prove(profileScenario, profileInvariants);
