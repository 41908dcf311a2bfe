import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { restoreMachine } from '#machines/restore/machine.ts';
import { goTo } from '../../support/app.ts';
import { type AdminCall, signInAdmin } from '../../support/server/ask-as-admin.ts';
import { test } from '../../support/test.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import type { At, Step } from '../support/tour.ts';

/** A user at the history of a team whose full name was changed. Every restore waits for a step. */
export interface RestoreWorld extends Pick<TourFixture, 'page' | 'faults'> {
  readonly asAdmin: AdminCall;
  readonly id: number;
  readonly name: string;
}

/** The state of the world around the machine. */
export type RestoreMemory = {
  /** Another user has changed the same field since the listed entry. */
  readonly isChangedSince: boolean;
};

export type Here = At<SnapshotFrom<typeof restoreMachine>, RestoreMemory>;
export type RestoreStep = Step<RestoreWorld, SnapshotFrom<typeof restoreMachine>, RestoreMemory>;

export const restoreCall = /^\/api\/v1\/history\/restore$/;

let made = 0;
let changes = 0;

export const restoreTest = test.extend<{ world: RestoreWorld }>({
  world: async ({ tourFixture, tourServer }, use) => {
    await tourFixture.reset();
    const { page, faults } = tourFixture;
    const asAdmin = await signInAdmin(tourServer);
    made += 1;
    const name = `Restored ${made}`;
    const body = { name, full_name: name, game_id: '18', status: '1' };
    const { id } = (await asAdmin('POST', '/teams', body)) as { id: number };
    await use({ page, faults, asAdmin, id, name });
  },
});

/** Changes the full name to one that no other change has used. */
export async function changeTeam({ asAdmin, id }: RestoreWorld): Promise<void> {
  changes += 1;
  await asAdmin('PATCH', `/teams/${id}`, { full_name: `Change ${changes}` });
}

const restoreButtons = ({ page, name }: RestoreWorld) =>
  page.getByRole('button', { name: `Restore ${name}`, exact: true });

export async function openHistory(world: RestoreWorld): Promise<void> {
  const { page, faults, id } = world;
  await changeTeam(world);
  await goTo(page, `/teams/edit/${id}?tab=history`);
  await expect(restoreButtons(world)).toHaveCount(2);
  await faults.set('stalled', { path: restoreCall });
}

/** Of the newest entry. */
export const pressRestore = (world: RestoreWorld) => restoreButtons(world).first().press('Enter');

export const dialog = ({ page, name }: RestoreWorld) =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });
