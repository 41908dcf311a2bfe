import { prove } from '../support/prove.ts';
import { connectivityInvariants } from './invariants.ts';
import { connectivityScenario } from './scenario.ts';

prove(connectivityScenario, connectivityInvariants);
