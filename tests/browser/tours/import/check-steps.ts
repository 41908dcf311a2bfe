import { expect } from '@playwright/test';
import type { importMachine } from '#machines/import/machine.ts';
import { countsOf, pendingIn } from '#machines/import/rows.ts';
import { goTo } from '../../support/app.ts';
import { refuses, settles, signsInAgain } from '../support/common-steps.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import { cannotStore, press, stores } from './prepare-steps.ts';
import {
  addTeams,
  button,
  editRow,
  type Here,
  type ImportMemory,
  type ImportStep,
  type ImportWorld,
  listCall,
  main,
  write,
} from './world.ts';

/** Nothing is being written. */
const isIdle = ({ snapshot }: Here) =>
  snapshot.matches({ open: { checking: 'settled' } }) || snapshot.matches({ open: { checking: 'due' } });

const ifIdle = (step: ImportStep): ImportStep => ({
  ...step,
  when: (here) => isIdle(here) && (step.when?.(here) ?? true),
});

/** Nothing was changed or sent. Limits the combinations that the walks are chosen from. */
const isUntouched = (here: Here) =>
  isIdle(here) &&
  here.known.teams === 0 &&
  here.snapshot.context.trouble === null &&
  here.snapshot.context.rows.every(({ attempt, progress }) => attempt === 0 && progress.kind === 'waiting');

const chooses = (label: string, option: string): Pick<ImportStep, 'does' | 'take'> => ({
  does: `chooses ${option}`,
  take: async ({ page }) => void (await page.getByLabel(label).selectOption(option)),
});

const updates: ImportStep = {
  ...chooses('Rows that exist already', 'Update'),
  when: ({ snapshot: { context } }) => context.whenExisting === 'skip' && context.rows[0]?.existing.length === 1,
};

const identifies = (by: 'name' | 'nothing', option: string): ImportStep => ({
  ...chooses('Find existing records by', option),
  by: [`import.identify (${by})`],
  when: (here) => isUntouched(here) && (here.snapshot.context.identifyBy.length === 0) === (by === 'name'),
});

const starts: ImportStep = {
  does: 'presses Import',
  when: ({ snapshot: { context } }) => pendingIn(countsOf(context.rows)) > 0,
  take: (world) =>
    main(world)
      .getByRole('button', { name: /^Import \d rows?$/ })
      .press('Enter'),
};

/** The first row is one of those that are looked up. */
const isFirstAsked = ({ snapshot: { context } }: Here) =>
  ['waiting', 'failed'].includes(context.rows[0]?.progress.kind ?? '');

const finds = (outcome: 'none' | 'one', teams: 0 | 1): ImportStep => ({
  does: `the list has ${teams} teams with the name of the first row`,
  by: [`find ends (${outcome})`],
  when: (here) => here.known.teams <= teams && isFirstAsked(here),
  updates: (known) => ({ ...known, teams }),
  take: async (world, here) => {
    await addTeams(world, here, { until: teams, fullName: 'Lions of Delhi' });
    // The number of the other calls depends on the number of all teams.
    await world.faults.set('ok', { path: listCall });
    await world.faults.settle(listCall, 'ok');
    await expect(world.page.getByText('Looking for existing records')).toHaveCount(0);
    await world.faults.set('stalled', { path: listCall });
  },
});

const findFails = { ...settles('the server has a problem', listCall, '500'), by: ['find ends (fault)'] };
const findRefused = { ...refuses(listCall), by: ['find ends (sessionExpired)'] };

/** Leaves while a change waits to be stored. It is there when the user returns. */
const leaves: ImportStep = {
  does: 'leaves the import and returns',
  when: ({ snapshot: { context } }) =>
    context.trouble === null && Object.hasOwn(context.rows[0]?.edited ?? {}, 'full_name'),
  isTransient: true,
  isLast: true,
  take: async ({ page, device }) => {
    const address = new URL(page.url()).hash.slice(1);
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
    await device.called(page, 'write an import');
    await expect(page.getByRole('heading', { name: 'Teams', exact: true })).toBeVisible();
    await goTo(page, address);
    device.release(page, 'write an import');
    await expect(page.getByRole('row', { name: /Lynx of Pune/ })).toBeVisible();
  },
};

/** The first write of an import. */
const isFirst = ({ snapshot: { context } }: Here) => context.revision === 1;

/** The browser decides about the lock. */
const acquires = (outcome: string, other: ImportMemory['other']): ImportStep => ({
  does: other === 'open' ? 'the browser refuses the lock' : 'the browser grants the lock',
  by: [`acquire ends (${outcome})`],
  when: ({ known }) => known.other === other,
  updates: (known) => ({ ...known, isWaiting: other === 'open' }),
  take: async ({ page, device }) => {
    await device.called(page, 'lock an import');
    device.release(page, 'lock an import');
    if (outcome === 'gone') await expectNotice(page, 'This import has ended in another window.');
  },
});

const expectNotice = (page: ImportWorld['page'], text: string) => expect(page.getByText(text)).toBeVisible();

/** What another window does with the import while this one waits for it. */
const otherEnds = (outcome: string, does: string, take: ImportStep['take']): ImportStep => ({
  does,
  by: [`acquire ends (${outcome})`],
  when: ({ known }) => known.isWaiting,
  updates: (known) => ({ ...known, isWaiting: false, other: outcome === 'gone' ? 'gone' : 'none' }),
  take,
});

async function otherDiscards({ other }: ImportWorld): Promise<void> {
  if (other === null) throw new Error('There is no other window');
  await button({ page: other }, 'Discard the import').press('Enter');
  await expect(other.getByRole('heading', { name: 'Teams', exact: true })).toBeVisible();
}

/** Its change waits to be stored when it leaves. */
async function otherChanges({ other }: ImportWorld): Promise<void> {
  if (other === null) throw new Error('There is no other window');
  await editRow(other, 'Full Name', 'Lynx of Pune');
  await other.getByRole('link', { name: 'Back to the list' }).press('Enter');
}

async function otherCloses({ other }: ImportWorld): Promise<void> {
  await other?.close();
}

/** The lock is granted, and then the import cannot be read. */
async function readFails(world: ImportWorld): Promise<void> {
  const { page, device } = world;
  device.hold(page, 'read the drafts');
  await otherCloses(world);
  await device.settle(page, 'read the drafts', 'fails');
  device.release(page, 'read the drafts');
}

/** Before this window asks for the lock. */
export const discardsElsewhere: ImportStep = {
  does: 'another window discards the import',
  when: ({ known, snapshot }) => known.other === 'open' && snapshot.matches('acquiring'),
  updates: (known) => ({ ...known, other: 'gone' }),
  take: otherDiscards,
};

const removed: ImportStep = {
  does: 'the device has deleted the import',
  by: ['remove ends (removed)'],
  take: (world) => write(world, { left: 0 }),
};

const notRemoved: ImportStep = {
  does: 'the device fails to delete the import',
  by: ['remove ends (not removed)'],
  take: async ({ page, device }) => {
    await device.settle(page, 'write an import', 'fails');
    await expectNotice(page, 'The import could not be deleted from this device.');
  },
};

/** The check of the rows, and the windows that have the import. */
export const checkSteps = {
  'acquiring / acquire ends / 0': acquires('acquired', 'none'),
  'acquiring / acquire ends / 1': acquires('elsewhere', 'open'),
  'acquiring / acquire ends / 2': acquires('gone', 'gone'),
  'elsewhere / import.goOn / 0': {
    ...press('Continue here'),
    take: async (world) => {
      world.device.hold(world.page, 'lock an import');
      await button(world, 'Continue here').press('Enter');
    },
  },
  'elsewhere / acquire ends / 0': otherEnds(
    'changed elsewhere',
    'the other window changes a row, and leaves the import',
    otherChanges,
  ),
  'elsewhere / acquire ends / 1': otherEnds('elsewhere', 'the other window closes, and the device fails', readFails),
  'elsewhere / acquire ends / 2': otherEnds('gone', 'the other window discards the import', async (world) => {
    await otherDiscards(world);
    await expectNotice(world.page, 'This import has ended in another window.');
  }),
  'open.deciding / always / 0': alsoCovers,
  'open.deciding / always / 1': alsoCovers,
  'open.deciding / always / 2': alsoCovers,
  'open.checking / import.edit / 0': {
    does: 'changes the full name of a row',
    when: isUntouched,
    take: ({ page }) => editRow(page, 'Full Name', 'Lynx of Pune'),
  },
  'open.checking / import.setAction / 0': ifIdle(updates),
  'open.checking / import.identify / 0': identifies('name', 'Name'),
  'open.checking / import.identify / 1': identifies('nothing', 'Do not look for them'),
  'open.checking / import.start / 0': ifIdle(starts),
  'open.checking / import.start / 1': ifIdle(starts),
  'open.checking / import.back / 0': { ...press('Back to the columns'), when: isUntouched },
  'open.checking / import.close / 0': ifIdle(press('Discard the import')),
  'open.checking.deciding / always / 0': alsoCovers,
  'open.checking.deciding / always / 1': alsoCovers,
  'open.checking.due / import.flush / 0': leaves,
  'open.checking.due / after storeDelay / 0': {
    does: 'eight tenths of a second pass',
    take: ({ page }) => page.clock.runFor(800),
  },
  'open.checking.storing / store ends / 0': [stores, { ...cannotStore, when: isFirst }],
  'open.finding / import.back / 0': press('Cancel'),
  'open.finding / find ends / 0': finds('none', 0),
  'open.finding / find ends / 1': finds('one', 1),
  'open.finding / find ends / 2': findRefused,
  'open.finding / find ends / 3': findFails,
  'open.findingFirst / import.back / 0': press('Cancel'),
  'open.findingFirst / find ends / 0': finds('none', 0),
  'open.findingFirst / find ends / 1': finds('one', 1),
  'open.findingFirst / find ends / 2': findRefused,
  'open.findingFirst / find ends / 3': findFails,
  'open.awaitingSignIn / session.resumed / 0': signsInAgain,
  'removing / remove ends / 0': removed,
  'removing / remove ends / 1': notRemoved,
} satisfies Partial<Steps<typeof importMachine, ImportWorld, ImportMemory>>;
