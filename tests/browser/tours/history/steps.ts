import type { historyMachine } from '#machines/history/machine.ts';
import { goTo } from '../../support/app.ts';
import { signInAgain } from '../../support/walks/tour-fixture.ts';
import { blinkNetwork } from '../support/blink-network.ts';
import { refuseToken } from '../support/refuse-token.ts';
import type { Steps } from '../support/tour.ts';
import { failRefresh, type Here, type HistoryStep, type HistoryWorld, listCall, restoreNewest } from './world.ts';

type Fault = Parameters<HistoryWorld['faults']['settle']>[1];

const ends = (outcome: string, does: string, fault: Fault): HistoryStep => ({
  does,
  by: [`loadPage ends (${outcome})`],
  take: ({ faults }) => faults.settle(listCall, fault),
});

/** The second page of the scenario is one that does not exist. */
const isPastTheEnd = ({ snapshot }: Here) => snapshot.context.query.page === 2;

const fault = ends('fault', 'the server has a problem', '500');

const retry: HistoryStep = {
  does: 'presses Retry',
  when: ({ snapshot }) => snapshot.context.failure !== null,
  take: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Retry' }).press('Enter'),
};

const blink: HistoryStep = { does: 'the network fails and returns', take: blinkNetwork };

const isSignedIn = ({ snapshot }: Here) => !snapshot.matches('awaitingSignIn');

export const steps: Steps<typeof historyMachine, HistoryWorld> = {
  'history / history.queryChanged / 0': [
    {
      does: 'opens a page that does not exist',
      by: ['history.queryChanged (second)'],
      when: isSignedIn,
      take: ({ page }) => goTo(page, '/history?area=teams&page=99&perPage=100'),
    },
    {
      does: 'opens the changes of teams',
      by: ['history.queryChanged (ofTeams)'],
      when: isSignedIn,
      take: ({ page }) => goTo(page, '/history?area=teams'),
    },
  ],
  'history / history.refresh / 0': {
    does: 'restores the newest change',
    when: ({ snapshot }) => snapshot.matches('shown'),
    take: restoreNewest,
  },
  'loading / loadPage ends / 0': {
    ...ends('some', 'the server responds that the page does not exist', 'ok'),
    when: isPastTheEnd,
  },
  'loading / loadPage ends / 1': {
    ...ends('some', 'the server responds', 'ok'),
    when: (here) => !isPastTheEnd(here),
  },
  'loading / loadPage ends / 2': {
    does: 'the server refuses the token and the refresh',
    by: ['loadPage ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, listCall),
  },
  'loading / loadPage ends / 3': fault,
  'loading / loadPage ends / 4': {
    does: 'the server refuses the token, and the connection breaks during the refresh',
    by: ['loadPage ends (offline)'],
    take: failRefresh,
  },
  'loading / loadPage ends / 5': fault,
  'loading.brief / after formerEntries / 0': {
    does: 'a third of a second passes',
    take: ({ page }) => page.clock.runFor(300),
  },
  'shown / history.retry / 0': retry,
  'shown / history.reconnected / 0': blink,
  'offline / history.retry / 0': retry,
  'offline / history.reconnected / 0': blink,
  'failed / history.retry / 0': retry,
  'failed / history.reconnected / 0': blink,
  'awaitingSignIn / session.resumed / 0': {
    does: 'the same user signs in again',
    take: ({ page }) => signInAgain(page),
  },
};
