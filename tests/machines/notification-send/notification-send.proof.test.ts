import { prove } from '../support/prove.ts';
import { notificationSendInvariants } from './invariants.ts';
import { notificationSendScenario } from './scenario.ts';

prove(notificationSendScenario, notificationSendInvariants);
