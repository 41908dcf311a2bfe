import { prove } from '../support/prove.ts';
import { formLaws } from './laws.ts';
import { formScenario } from './scenario.ts';

prove(formScenario, formLaws);
