import { prove } from '../support/prove.ts';
import { draftSendLaws } from './laws.ts';
import { draftSendScenario } from './scenario.ts';

prove(draftSendScenario, draftSendLaws);
