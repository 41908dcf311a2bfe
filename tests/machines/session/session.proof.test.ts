import { prove } from '../support/prove.ts';
import { sessionLaws } from './laws.ts';
import { sessionScenario } from './scenario.ts';

prove(sessionScenario, sessionLaws);
