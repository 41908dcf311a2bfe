import { expect } from '@playwright/test';
import type { importMachine } from '#machines/import/machine.ts';
import { type RowStatus, statusOf } from '#machines/import/row.ts';
import { countsOf, pendingIn, progressOf } from '#machines/import/rows.ts';
import { expectSignInDialog } from '../../support/walks/tour-fixture.ts';
import { type Assertions, alsoCovers } from '../support/tour.ts';
import { button, type Here, type ImportMemory, type ImportWorld, main } from './world.ts';

const labels: Readonly<Record<RowStatus, string>> = {
  invalid: 'With errors',
  create: 'To create',
  update: 'To update',
  skip: 'Skipped',
  same: 'Nothing to change',
  sending: 'Being sent',
  created: 'Created',
  updated: 'Updated',
  failed: 'Failed',
  unknown: 'No reply',
};

/** Why the import stopped, or that nothing is wrong. */
async function expectFailure(world: ImportWorld, { snapshot: { context } }: Here): Promise<void> {
  const { failure } = context;
  const isError = failure !== null && failure.kind !== 'unknown';
  await expect(main(world).getByRole('alert')).toHaveCount(isError ? 1 : 0);
  if (failure !== null) await expect(main(world).getByText(failure.message, { exact: true })).toBeVisible();
}

/** The rows with their statuses, and how many have each. */
async function expectRows(world: ImportWorld, { snapshot: { context } }: Here): Promise<void> {
  const statuses = context.rows.map((row) => labels[statusOf(row)]);
  const cells = main(world).locator('tr[data-status] td:nth-child(2) > span > span:first-child');
  await expect(cells).toHaveText(statuses);
  for (const [status, count] of Object.entries(countsOf(context.rows)) as [RowStatus, number][]) {
    const tab = main(world).getByRole('button', { name: new RegExp(`^${labels[status]} \\d+$`) });
    if (count === 0) await expect(tab).toHaveCount(0);
    else await expect(tab).toHaveText(`${labels[status]} ${count}`);
  }
}

const expectStatus = (world: ImportWorld, text: string) =>
  expect(main(world).getByRole('status').getByText(text, { exact: true })).toBeVisible();

async function expectStart(world: ImportWorld, { snapshot: { context } }: Here, isBusy: boolean): Promise<void> {
  const count = pendingIn(countsOf(context.rows));
  const start = button(world, count === 1 ? 'Import 1 row' : `Import ${count} rows`);
  await expect(start).toBeEnabled({ enabled: count > 0 && !isBusy });
}

const checking = {
  sees: 'the rows, what is done with existing teams, and Import',
  look: async (world: ImportWorld, here: Here) => {
    const { trouble, identifyBy, whenExisting } = here.snapshot.context;
    await expectSignInDialog(world.page, false);
    await expectRows(world, here);
    await expectFailure(world, here);
    await expectStart(world, here, false);
    await expect(world.page.getByLabel('Find existing records by')).toHaveValue(identifyBy[0] ?? '-');
    const actions = world.page.getByLabel('Rows that exist already');
    if (identifyBy.length === 0) await expect(actions).toHaveCount(0);
    else await expect(actions).toHaveValue(whenExisting);
    const warning = main(world).getByText('The import could not be stored on this device.', { exact: false });
    await expect(warning).toHaveCount(trouble === null ? 0 : 1);
    const backs = here.snapshot.can({ type: 'import.back' }) ? 1 : 0;
    await expect(button(world, 'Back to the columns')).toHaveCount(backs);
  },
};

const finding = {
  sees: 'the rows, and that existing teams are looked up',
  look: async (world: ImportWorld, here: Here) => {
    await expectSignInDialog(world.page, false);
    await expectRows(world, here);
    await expectFailure(world, here);
    await expectStart(world, here, true);
    await expectStatus(world, 'Looking for existing records');
    await expect(button(world, 'Discard the import')).toBeDisabled();
    await expect(button(world, 'Cancel')).toBeEnabled();
  },
};

const nothingToPress = {
  sees: 'the title of the import, and nothing to press',
  look: async (world: ImportWorld) => {
    await expect(main(world).getByRole('heading', { name: 'Import Teams' })).toBeVisible();
    await expect(main(world).getByRole('button')).toHaveCount(0);
  },
};

const awaitingSignIn = {
  sees: 'the sign-in dialog over the import',
  look: ({ page }: ImportWorld) => expectSignInDialog(page, true),
};

/** The progress, and whether the user can continue or pause. */
const sending = (sees: string, activity: (here: Here) => string) => ({
  sees,
  look: async (world: ImportWorld, here: Here) => {
    const { context } = here.snapshot;
    const { done, of } = progressOf(context.rows);
    await expectSignInDialog(world.page, false);
    await expectStatus(world, activity(here));
    await expect(main(world).getByText(`${done} of ${of}`, { exact: true })).toBeVisible();
    await expectRows(world, here);
    await expectFailure(world, here);
    const canContinue = here.snapshot.can({ type: 'import.goOn' });
    await expect(button(world, 'Continue')).toHaveCount(canContinue ? 1 : 0);
    const isPaused = here.snapshot.matches({ open: 'paused' });
    await expect(button(world, isPaused ? 'Discard the rest' : 'Pause')).toHaveCount(1);
    await expect(button(world, isPaused ? 'Pause' : 'Discard the rest')).toHaveCount(0);
    await expectUndecided(world, here);
  },
});

/** The rows about which the user decides, once nothing is sent. */
async function expectUndecided(world: ImportWorld, { snapshot }: Here): Promise<void> {
  const isStopped = snapshot.matches({ open: 'paused' }) || snapshot.matches({ open: 'finished' });
  const count = isStopped ? countsOf(snapshot.context.rows).unknown : 0;
  await expect(button(world, 'It was saved')).toHaveCount(count);
  await expect(button(world, 'Send again')).toHaveCount(count);
}

const rowByRow = sending('that the rows are sent one after the other', ({ snapshot }) =>
  snapshot.context.isPausing ? 'Pausing after this row' : 'Sending one row after the other',
);

const converting = async (world: ImportWorld, here: Here) => {
  const retries = here.snapshot.matches({ preparing: { converting: 'offline' } }) ? 1 : 0;
  await expectSignInDialog(world.page, false);
  await expectStatus(world, 'Checking the rows');
  await expectFailure(world, here);
  await expect(button(world, 'Retry')).toHaveCount(retries);
  await expect(button(world, 'Cancel')).toBeEnabled();
};

export const assertions: Assertions<typeof importMachine, ImportWorld, ImportMemory> = {
  starting: alsoCovers,
  'preparing.choosing': {
    sees: 'the choice of a file, and why the last one cannot be imported',
    look: async (world, here) => {
      await expect(main(world).getByText('Choose a spreadsheet', { exact: true })).toBeVisible();
      await expectFailure(world, here);
    },
  },
  'preparing.reading': {
    sees: 'that the file is read, and Cancel',
    look: async (world) => {
      await expect(main(world).getByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
      await expect(button(world, 'Cancel')).toBeEnabled();
    },
  },
  'preparing.mapping': {
    sees: 'the sheets, the field of each column, and why the names could not be looked up',
    look: async (world, here) => {
      const { match, header, sheets } = here.snapshot.context;
      const options = main(world).getByLabel('Which one do you want to import?').locator('option');
      await expect(options).toHaveCount(sheets.length > 1 ? sheets.length : 0);
      for (const [at, title] of header.entries()) {
        await expect(main(world).getByLabel(title, { exact: true })).toHaveValue(match[at] ?? '-');
      }
      await expectFailure(world, here);
      await expect(button(world, 'Check the rows')).toBeEnabled();
    },
  },
  'preparing.converting.running': { sees: 'that the rows are checked, and Cancel', look: converting },
  'preparing.converting.offline': { sees: 'why the names were not looked up, Retry and Cancel', look: converting },
  'preparing.converting.awaitingSignIn': awaitingSignIn,
  'preparing.converting.asking': {
    sees: 'the question which game the name means, and Check the rows once it is answered',
    look: async (world, { snapshot: { context } }) => {
      const question = main(world).getByRole('group', { name: /^Game: which record is “BGMII”/ });
      const isAnswered = Object.hasOwn(context.answers, 'game');
      await expect(question.getByRole('radio', { name: 'BGMI', exact: true })).toBeChecked({ checked: isAnswered });
      await expect(button(world, 'Check the rows')).toBeEnabled({ enabled: isAnswered });
    },
  },
  acquiring: nothingToPress,
  elsewhere: {
    sees: 'that another window has the import, and Continue here',
    look: async (world) => {
      await expect(main(world).getByText('This import is open in another window')).toBeVisible();
      await expect(button(world, 'Continue here')).toBeEnabled();
    },
  },
  'open.deciding': alsoCovers,
  'open.checking.deciding': alsoCovers,
  'open.checking.settled': checking,
  'open.checking.due': checking,
  'open.checking.storing': checking,
  'open.finding': finding,
  'open.findingFirst': finding,
  'open.awaitingSignIn': awaitingSignIn,
  'open.sending.next': alsoCovers,
  'open.sending.storing': rowByRow,
  'open.sending.calling': rowByRow,
  'open.sending.lookingUp': sending(
    'that the row is looked up',
    () => 'The server did not reply. Looking up whether it has the row.',
  ),
  'open.sending.offline': sending(
    'why nothing is sent, and Continue',
    () => 'You are offline. The import continues by itself when the server can be reached.',
  ),
  'open.sending.awaitingSignIn': awaitingSignIn,
  'open.sending.unstorable': sending(
    'that a closed window would lose the import, and Continue',
    () =>
      'This device cannot store the import. You can continue, but if this window closes, the rows that are left are lost.',
  ),
  'open.sending.forgetting': rowByRow,
  'open.sending.settling': rowByRow,
  'open.stopped': alsoCovers,
  'open.paused': sending('that the import is paused, Continue and Discard the rest', () => 'Paused'),
  'open.finished': {
    sees: 'how many rows were saved or not, and what to do with the others',
    look: async (world, here) => {
      const counts = countsOf(here.snapshot.context.rows);
      await expect(main(world).getByText('The import is finished')).toBeVisible();
      await expectRows(world, here);
      await expectFailure(world, here);
      await expectUndecided(world, here);
      await expect(button(world, 'Send failed rows again')).toHaveCount(counts.failed > 0 ? 1 : 0);
      await expect(button(world, 'Correct rows')).toHaveCount(counts.failed + counts.unknown > 0 ? 1 : 0);
      await expect(button(world, 'Close')).toBeEnabled();
    },
  },
  removing: nothingToPress,
  closed: {
    sees: 'the list',
    look: async (world) => {
      await expect(main(world).getByRole('heading', { name: 'Teams', exact: true })).toBeVisible();
      await expect(main(world).getByRole('heading', { name: 'Import Teams' })).toHaveCount(0);
    },
  },
};
