import { prove } from '../support/prove.ts';
import { formInvariants } from './laws.ts';
import { formScenario } from './scenario.ts';

prove(formScenario, formInvariants);
