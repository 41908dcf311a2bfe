import { prove } from '../support/prove.ts';
import { formInvariants } from './invariants.ts';
import { formScenario } from './scenario.ts';

prove(formScenario, formInvariants);
