import { prove } from '../support/prove.ts';
import { notificationSendInvariants } from './laws.ts';
import { notificationSendScenario } from './scenario.ts';

prove(notificationSendScenario, notificationSendInvariants);
