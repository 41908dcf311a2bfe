import { expect } from '@playwright/test';
import type { importMachine } from '#machines/import/machine.ts';
import { rowToSend } from '#machines/import/progress.ts';
import { countsOf, indexesWith, rowInTurn } from '#machines/import/rows.ts';
import {
  blinks,
  failRefresh,
  losesRefresh,
  refuses,
  refuseToken,
  settles,
  signsInAgain,
} from '../support/common-steps.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import { cannotStore, press, stores } from './prepare-steps.ts';
import {
  addTeams,
  changeTeam,
  type Here,
  type ImportMemory,
  type ImportStep,
  type ImportWorld,
  isCreate,
  listCall,
  sendCall,
  write,
} from './world.ts';

type Fault = Parameters<ImportWorld['faults']['settle']>[1];

const pauses: ImportStep = {
  ...press('Pause'),
  when: ({ snapshot: { context } }) => !context.isPausing,
};

/** Without keys, which are sent again. */
const isOnce = (here: Here) => isCreate(here) && !here.known.hasVersions;

/** The row that the memory of the world describes, and it is new. */
const isFirstNew = (here: Here) =>
  isOnce(here) && rowInTurn(here.snapshot.context.rows) === 0 && here.snapshot.context.rows[0]?.existing.length === 0;

const isSentAgain = ({ snapshot }: Here) => snapshot.context.callsWithoutResponse > 0;

const sent = (outcome: string, does: string, fault: Fault): ImportStep => ({
  does,
  by: [`send ends (${outcome})`],
  take: ({ faults }, here) => faults.settle(sendCall(here), fault),
});

/** Without a response the row is looked up. */
const unanswered: readonly ImportStep[] = [
  {
    ...sent('unknown', 'the server adds the team, and its response is lost', 'lost response'),
    when: (here) => isFirstNew(here) && here.known.teams === 0,
    updates: (known) => ({ ...known, teams: 1 }),
  },
  { ...sent('unknown', 'the connection breaks', 'killed'), when: (here) => isFirstNew(here) && !isSentAgain(here) },
  { ...sent('fault', 'the server has a problem', '500'), when: (here) => isFirstNew(here) && isSentAgain(here) },
];

/** Another user has saved the team since the app read it for this row. */
const outdated: ImportStep = {
  does: 'another user has changed the team, and the server refuses the row',
  by: ['send ends (outdated)'],
  when: (here) => here.known.hasVersions && !isCreate(here),
  take: async (world, here) => {
    await world.faults.waitForStalled(sendCall(here));
    await changeTeam(world);
    await world.faults.settle(sendCall(here), 'ok');
  },
};

const finds = (outcome: 'saved' | 'not sure', teams: 1 | 2): ImportStep => ({
  does: `the list has ${teams} new teams like the row`,
  by: [`lookUp ends (${outcome})`],
  when: (here) => isFirstNew(here) && here.known.teams <= teams,
  updates: (known) => ({ ...known, teams }),
  take: async (world, here) => {
    await addTeams(world, here, { until: teams });
    await world.faults.settle(listCall, 'ok');
  },
});

/** A row that may still arrive is looked up three times. */
const findsNone: ImportStep = {
  does: 'the list has no team like the row',
  by: ['lookUp ends (not saved)'],
  when: (here) => isFirstNew(here) && here.known.teams === 0,
  take: async ({ page, faults }, { snapshot }) => {
    await faults.settle(listCall, 'ok');
    for (let looks = rowToSend(snapshot.context).isRepeated ? 2 : 0; looks > 0; looks -= 1) {
      const asked = () => faults.count({ path: listCall });
      const before = asked();
      await expect(async () => {
        await page.clock.runFor(1000);
        expect(asked()).toBeGreaterThan(before);
      }).toPass();
      await faults.settle(listCall, 'ok');
    }
  },
};

const lookUpFails = { ...settles('the server has a problem', listCall, '500'), by: ['lookUp ends (fault)'] };

const notDeleted: ImportStep = {
  does: 'the device fails to delete what it has stored',
  by: ['remove ends (not removed)'],
  take: ({ page, device }) => device.settle(page, 'write an import', 'fails'),
};

const deleted: ImportStep = {
  does: 'the device has deleted what it has stored',
  by: ['remove ends (removed)'],
  take: (world) => write(world, { left: 0 }),
};

const decides = (name: string, word: 'saved' | 'not saved'): ImportStep => ({
  ...press(name),
  by: [`import.decide (${word})`],
  when: ({ snapshot }) => countsOf(snapshot.context.rows).unknown > 0,
});

const corrects: ImportStep = {
  ...press('Correct rows'),
  when: ({ snapshot: { context } }) =>
    indexesWith(context.rows, 'failed').length + indexesWith(context.rows, 'unknown').length > 0,
};

/** Presses Continue, which looks for existing teams first if the user has renamed a row. */
const continues = press('Continue');

/** The rows on their way to the server. */
export const sendSteps = {
  'open.sending.next / always / 0': alsoCovers,
  'open.sending.next / always / 1': alsoCovers,
  'open.sending.next / always / 2': alsoCovers,
  'open.sending.next / always / 3': alsoCovers,
  'open.sending.next / always / 4': alsoCovers,
  'open.sending.storing / import.pause / 0': pauses,
  'open.sending.storing / store ends / 0': stores,
  'open.sending.storing / store ends / 1': stores,
  'open.sending.storing / store ends / 2': cannotStore,
  'open.sending.calling / import.pause / 0': pauses,
  'open.sending.calling / send ends / 0': sent('ok', 'the server saves the row', 'ok'),
  'open.sending.calling / send ends / 1': {
    does: 'the server refuses the token and the refresh',
    by: ['send ends (sessionExpired)'],
    take: ({ faults }, here) => refuseToken(faults, sendCall(here)),
  },
  'open.sending.calling / send ends / 2': {
    does: 'the server refuses the token, and the connection breaks during the refresh',
    by: ['send ends (offline)'],
    take: ({ faults }, here) => failRefresh(faults, sendCall(here)),
  },
  'open.sending.calling / send ends / 3': sent('rejected', 'the server rejects the row', '404'),
  'open.sending.calling / send ends / 4': outdated,
  'open.sending.calling / send ends / 5': unanswered,
  'open.sending.lookingUp / import.pause / 0': pauses,
  'open.sending.lookingUp / lookUp ends / 0': finds('saved', 1),
  'open.sending.lookingUp / lookUp ends / 1': finds('not sure', 2),
  'open.sending.lookingUp / lookUp ends / 2': findsNone,
  'open.sending.lookingUp / lookUp ends / 3': findsNone,
  'open.sending.lookingUp / lookUp ends / 4': findsNone,
  'open.sending.lookingUp / lookUp ends / 5': { ...refuses(listCall), by: ['lookUp ends (sessionExpired)'] },
  'open.sending.lookingUp / lookUp ends / 6': { ...losesRefresh(listCall), by: ['lookUp ends (offline)'] },
  'open.sending.lookingUp / lookUp ends / 7': lookUpFails,
  'open.sending.offline / always / 0': alsoCovers,
  'open.sending.offline / import.reconnected / 0': blinks,
  'open.sending.offline / import.goOn / 0': continues,
  'open.sending.offline / import.pause / 0': pauses,
  'open.sending.awaitingSignIn / session.resumed / 0': signsInAgain,
  'open.sending.unstorable / import.goOn / 0': continues,
  'open.sending.unstorable / import.pause / 0': pauses,
  'open.sending.forgetting / import.pause / 0': pauses,
  'open.sending.forgetting / remove ends / 0': deleted,
  'open.sending.forgetting / remove ends / 1': notDeleted,
  'open.sending.settling / store ends / 0': stores,
  'open.stopped / always / 0': alsoCovers,
  'open.stopped / always / 1': alsoCovers,
  'open.paused / import.back / 0': corrects,
  'open.paused / import.decide / 0': decides('It was saved', 'saved'),
  'open.paused / import.close / 0': press('Discard the rest'),
  'open.paused / import.goOn / 0': continues,
  'open.paused / import.goOn / 1': continues,
  'open.finished / import.back / 0': corrects,
  'open.finished / import.decide / 0': decides('Send again', 'not saved'),
  'open.finished / import.close / 0': press('Close'),
  'open.finished / import.retryFailed / 0': press('Send failed rows again'),
} satisfies Partial<Steps<typeof importMachine, ImportWorld, ImportMemory>>;
