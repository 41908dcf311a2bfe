import { type ListedSession, sessionsMachine } from '#machines/sessions/machine.ts';
import { failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

const common = { address: '203.0.113.7', createdAt: '2026-11-20 18:30:00', lastUsedAt: '2026-11-21 18:30:00' };
export const own: ListedSession = { id: 1, device: 'Chrome on Windows', isCurrent: true, ...common };
const phone: ListedSession = { id: 2, device: 'Safari on iPhone', isCurrent: false, ...common };
const old: ListedSession = { id: 3, device: '', isCurrent: false, ...common };

export const sessionsScenario: Scenario = {
  name: 'sessions',
  machine: sessionsMachine,
  inputs: { '': undefined },
  events: {
    'sessions.retry': { '': {} },
    'sessions.ask': { phone: { choice: 2 }, others: { choice: 'others' } },
    'sessions.confirm': { '': {} },
    'sessions.cancel': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: {
    load: { three: ok([own, phone, old]), ...failures },
    end: { ok: ok(null, 'Device logged out'), ...failures },
  },
  names: { ...failures, own, phone, old },
};
