import { prove } from '../support/prove.ts';
import { connectivityInvariants } from './laws.ts';
import { connectivityScenario } from './scenario.ts';

prove(connectivityScenario, connectivityInvariants);
