import { prove } from '../support/prove.ts';
import { notificationSendLaws } from './laws.ts';
import { notificationSendScenario } from './scenario.ts';

prove(notificationSendScenario, notificationSendLaws);
