import { prove } from '../support/prove.ts';
import { draftInvariants } from './invariants.ts';
import { draftScenario } from './scenario.ts';

prove(draftScenario, draftInvariants);
