import { prove } from '../support/prove.ts';
import { draftInvariants } from './laws.ts';
import { draftScenario } from './scenario.ts';

prove(draftScenario, draftInvariants);
