import { prove } from '../support/prove.ts';
import { connectivityLaws } from './laws.ts';
import { connectivityScenario } from './scenario.ts';

prove(connectivityScenario, connectivityLaws);
