import { prove } from '../support/prove.ts';
import { listLaws } from './laws.ts';
import { listScenario } from './scenario.ts';

prove(listScenario, listLaws);
