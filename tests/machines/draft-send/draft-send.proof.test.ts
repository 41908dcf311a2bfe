import { prove } from '../support/prove.ts';
import { draftSendInvariants } from './laws.ts';
import { draftSendScenario } from './scenario.ts';

prove(draftSendScenario, draftSendInvariants);
