import { confirmedCallInvariants } from '../support/confirmed-call.ts';
import { prove } from '../support/prove.ts';
import { deviceSignOutScenario } from './scenario.ts';

prove(deviceSignOutScenario, confirmedCallInvariants({ mayHaveHappened: true }));
