import { expect } from '@playwright/test';
import type { updateMachine } from '#machines/update/machine.ts';
import type { Steps } from '../support/tour.ts';
import {
  deploy,
  emptyIn,
  type Here,
  launchElsewhere,
  openOther,
  otherOf,
  returnToApp,
  typeIn,
  type UpdateMemory,
  type UpdateStep,
  type UpdateWorld,
  waitForInstalled,
} from './world.ts';

const isAtWork = ({ known }: Here) => known.place === 'work';

const press = (name: string): UpdateStep => ({
  does: `presses ${name}`,
  when: isAtWork,
  take: ({ page }) => page.getByRole('button', { name, exact: true }).press('Enter'),
});

const arrive = (by: string): UpdateStep => ({
  does: 'a new version is deployed, and the user returns to the app',
  by: [by],
  when: ({ known }) => (known.place === 'login') === by.includes('launch'),
  updates: (known) => ({ ...known, isWaiting: true }),
  take: async (world) => {
    await deploy(world);
    await returnToApp(world.page);
    await waitForInstalled(world.page);
  },
});

/** The device reports which windows have unsaved changes. */
const checked = (unsaved: UpdateMemory['unsaved']): UpdateStep => ({
  does: unsaved === null ? 'no window has unsaved changes' : `there are unsaved changes ${unsaved}`,
  by: [`findUnsaved ends (${unsaved ?? 'nothing'})`],
  when: ({ known }) => known.unsaved === unsaved,
  take: ({ page, device }) => device.settle(page, 'list the locks'),
});

const inAnyWindow = [checked('here'), checked('elsewhere')];

const reloads = [checked(null), checked('elsewhere')].map((step): UpdateStep => ({ ...step, isLast: true }));

const failCheck: UpdateStep = {
  does: 'the device fails to report which windows have unsaved changes',
  by: ['findUnsaved ends (here)'],
  take: ({ page, device }) => device.settle(page, 'list the locks', 'fails'),
};

const takeOver = (known: UpdateMemory): UpdateMemory => ({ ...known, isWaiting: false, isAgreed: false });

const launched: UpdateStep = {
  does: 'the app is opened in another window, which activates the new version',
  when: ({ known }) => known.isWaiting && known.unsaved === null && !known.isAgreed && !known.hasOther,
  updates: takeOver,
  take: launchElsewhere,
};

/** An even newer version. */
const launchedAgain: UpdateStep = {
  does: 'a newer version is deployed, and activated by another window',
  when: ({ known }) => known.unsaved === null && !known.isAgreed && !known.hasOther,
  updates: takeOver,
  take: async (world) => {
    await deploy(world);
    await returnToApp(world.page);
    await waitForInstalled(world.page);
    await launchElsewhere(world);
  },
};

async function agree(world: UpdateWorld): Promise<void> {
  const other = otherOf(world);
  world.device.hold(other, 'post to the worker');
  await other.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  await expect.poll(() => world.device.waiting(other, 'post to the worker')).toBe(1);
}

const agreed: UpdateStep = {
  does: 'presses Update in the other window',
  when: ({ known }) => known.hasOther && known.isWaiting && known.unsaved === null && !known.isAgreed,
  updates: (known) => ({ ...known, isAgreed: true }),
  take: agree,
};

export const worldSteps: readonly UpdateStep[] = [
  {
    does: 'opens another window',
    // On its way to work it would activate the waiting version by itself, as every login screen does.
    when: ({ known, snapshot }) => !known.hasOther && (known.place === 'work' || snapshot.matches('current')),
    updates: (known) => ({ ...known, hasOther: true }),
    take: (world) => openOther(world, world.page.url().endsWith('/login') ? 'login' : 'work'),
  },
  {
    does: 'types into a form in the other window',
    when: ({ known }) => known.hasOther && known.unsaved === null && !known.isAgreed,
    updates: (known) => ({ ...known, unsaved: 'elsewhere' }),
    take: (world) => typeIn(world, otherOf(world)),
  },
  {
    does: 'empties the form in the other window',
    when: ({ known }) => known.unsaved === 'elsewhere',
    updates: (known) => ({ ...known, unsaved: null }),
    take: (world) => emptyIn(world, otherOf(world)),
  },
  {
    does: 'types into a form in this window',
    when: ({ known }) => known.place === 'work' && known.unsaved === null,
    updates: (known) => ({ ...known, unsaved: 'here' }),
    take: (world) => typeIn(world, world.page),
  },
  {
    does: 'empties the form in this window',
    when: ({ known }) => known.unsaved === 'here',
    updates: (known) => ({ ...known, unsaved: null }),
    take: (world) => emptyIn(world, world.page),
  },
];

const refusedByWorker: UpdateStep = {
  does: 'the worker finds new unsaved changes and refuses',
  when: ({ known }) => known.unsaved === 'elsewhere',
  take: async ({ page, device }, { known }) => {
    await device.settle(page, 'post to the worker');
    if (known.place !== 'work') return;
    // The browser first restarts a stopped worker, which takes a while on a busy machine.
    await expect(page.getByText(/^Another window has unsaved changes/)).toBeVisible({ timeout: 30_000 });
  },
};

const later = press('Later');

export const steps: Steps<typeof updateMachine, UpdateWorld, UpdateMemory> = {
  'update / update.due / 0': {
    does: 'returns to the app, and there is no newer version',
    when: ({ snapshot, known }) => snapshot.matches('current') && known.place === 'work',
    take: async ({ page, faults }) => {
      faults.forget();
      await returnToApp(page);
      await expect.poll(() => faults.count({ path: /^\/sw\.js/ })).toBe(1);
    },
  },
  'update / update.agreedElsewhere / 0': {
    ...agreed,
    when: (here) => agreed.when?.(here) === true && here.snapshot.matches('ready'),
  },
  'update / update.controllerChanged / 0': {
    does: 'the new version takes over, as agreed in the other window',
    when: ({ known }) => known.isAgreed,
    updates: takeOver,
    take: (world) => world.device.settle(otherOf(world), 'post to the worker'),
  },
  'update / update.controllerChanged / 1': {
    ...launched,
    when: (here) => launched.when?.(here) === true && here.snapshot.matches('ready'),
  },

  'current / update.found / 0': arrive('update.found (while a user works)'),
  'current / update.found / 1': arrive('update.found (at a launch)'),
  'ready / update.apply / 0': press('Update'),
  'ready / update.later / 0': later,
  'postponed / update.found / 0': arrive('update.found (while a user works)'),
  'postponed / after postponement / 0': {
    does: 'an hour passes',
    take: ({ page }) => page.clock.fastForward(3_600_000),
  },

  'asking / findUnsaved ends / 0': checked(null),
  'asking / findUnsaved ends / 1': checked('elsewhere'),
  'asking / findUnsaved ends / 2': [...inAnyWindow, failCheck],

  'blocked / update.apply / 0': press('Update'),
  'blocked / update.later / 0': later,
  'blocked.waiting / after recheck / 0': {
    does: 'two seconds pass',
    take: ({ page }) => page.clock.runFor(2000),
  },
  'blocked.looking / findUnsaved ends / 0': checked(null),
  'blocked.looking / findUnsaved ends / 1': [...inAnyWindow, failCheck],

  'applying / update.controllerChanged / 0': {
    does: 'the new version takes over',
    when: ({ known }) => known.unsaved !== 'elsewhere',
    updates: takeOver,
    take: ({ page, device }) => device.settle(page, 'post to the worker'),
  },
  'applying / update.refused / 0': refusedByWorker,
  'applying / update.refused / 1': refusedByWorker,
  'applying / after applyLimit / 0': {
    does: 'thirty-five seconds pass, and the new version has not taken over',
    take: ({ page }) => page.clock.fastForward(35_000),
  },

  'arriving / update.controllerChanged / 0': launchedAgain,
  'arriving / findUnsaved ends / 0': reloads,
  'arriving / findUnsaved ends / 1': [checked('here'), failCheck],
  'stale / update.apply / 0': press('Reload to finish the update'),
  'stale / update.agreedElsewhere / 0': {
    ...agreed,
    does: 'a newer version is deployed, and Update pressed in the other window',
    when: ({ known }) => known.hasOther && known.unsaved === null && !known.isAgreed,
    updates: (known) => ({ ...known, isWaiting: true, isAgreed: true }),
    take: async (world) => {
      await deploy(world);
      await returnToApp(world.page);
      await waitForInstalled(world.page);
      await agree(world);
    },
  },
  'stale / update.controllerChanged / 0': launchedAgain,
};
