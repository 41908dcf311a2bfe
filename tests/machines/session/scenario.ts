import { sessionMachine } from '#machines/session/machine.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

export const ann: StoredUser = {
  id: 1,
  first_name: 'Ann',
  last_name: 'Rao',
  mobile_no: '9876543210',
  email: 'ann@example.com',
  profile_pic: null,
  role_name: 'Admin',
};
export const annRenamed: StoredUser = { ...ann, last_name: 'Iyer' };
export const bob: StoredUser = { ...ann, id: 2, first_name: 'Bob', email: 'bob@example.com' };

export const first = { accessToken: 'a1', refreshToken: 'r1' };
const second = { accessToken: 'a2', refreshToken: 'r1' };
const bare = { accessToken: 'a3', refreshToken: null };

export const sessionScenario: Scenario = {
  name: 'session',
  machine: sessionMachine,
  inputs: { '': undefined },
  events: {
    'session.signedIn': {
      ann: { user: ann, tokens: first },
      'ann without refresh token': { user: ann, tokens: bare },
      bob: { user: bob, tokens: first },
    },
    'session.tokenRejected': { a1: { accessToken: 'a1' }, a3: { accessToken: 'a3' } },
    'session.userUpdated': { 'ann renamed': { user: annRenamed }, bob: { user: bob } },
    'session.startedElsewhere': { ann: { userId: 1 }, bob: { userId: 2 } },
    ...plain('session.signOut', 'session.endedElsewhere', 'connection.online', 'connection.offline'),
  },
  outcomes: {
    restore: {
      whole: { user: ann, tokens: { ...first, userId: 1 }, online: true },
      'no tokens, online': { user: ann, tokens: null, online: true },
      'no tokens, offline': { user: ann, tokens: null, online: false },
      "another's tokens": { user: ann, tokens: { ...first, userId: 2 }, online: true },
      'tokens alone': { user: null, tokens: { ...first, userId: 1 }, online: true },
      nothing: { user: null, tokens: null, online: true },
    },
    refresh: {
      refreshed: ok({ accessToken: 'a2' }),
      rotated: ok({ accessToken: 'a2', refreshToken: 'r2' }),
      ...failures,
    },
    encryptUser: { encrypted: 'encrypted', failed: null },
    purge: { purged: undefined },
  },
  names: {
    ...failures,
    ann,
    annRenamed,
    bob,
    'a1/r1': first,
    'a2/r1': second,
    'a2/r2': { accessToken: 'a2', refreshToken: 'r2' },
    'a3/-': bare,
  },
};
