import { prove } from '../support/prove.ts';
import { draftLaws } from './laws.ts';
import { draftScenario } from './scenario.ts';

prove(draftScenario, draftLaws);
