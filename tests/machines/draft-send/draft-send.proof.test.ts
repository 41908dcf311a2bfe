import { prove } from '../support/prove.ts';
import { draftSendInvariants } from './invariants.ts';
import { draftSendScenario } from './scenario.ts';

prove(draftSendScenario, draftSendInvariants);
