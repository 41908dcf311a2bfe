import { prove } from '../support/prove.ts';
import { updateLaws } from './laws.ts';
import { updateScenario } from './scenario.ts';

prove(updateScenario, updateLaws);
