import { expect } from '@playwright/test';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import { recoveryScenario } from '../../../machines/recovery/scenario.ts';
import { boxes, button, username } from '../../support/flows/recovery.ts';
import { withOwnAddress, withoutWorker } from '../../support/test.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import { runTour } from '../support/run-tour.ts';
import type { Tour } from '../support/tour.ts';
import { assertions } from './assertions.ts';
import { steps } from './steps.ts';
import { type RecoveryMemory, type RecoveryWorld, recoveryTest, sendCall } from './world.ts';

recoveryTest.use({ ...withOwnAddress, ...withoutWorker });

const readOnly = 'the username is read-only while a code is expected: "Change" leads back to it';

/** Opens the screen and pauses its clock. */
async function open({ page }: RecoveryWorld): Promise<void> {
  await page.goto('/#/forgot-password');
  await expect(username(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function sendAndReload(world: RecoveryWorld, fault: 'ok' | 'killed'): Promise<void> {
  const { page, faults, user } = world;
  await open(world);
  await typeLikeAPerson(username(page), user.email);
  await button(page, 'Send OTP').click();
  await faults.settle(sendCall, fault);
  await expect(boxes(page)).toHaveCount(6);
  await page.reload();
}

const tour: Tour<typeof recoveryMachine, RecoveryWorld, RecoveryMemory> = {
  scenario: { ...recoveryScenario, machine: recoveryMachine },
  starts: {
    first: {
      does: 'opens the screen',
      known: { isDelivered: false, isRight: false, wasLeft: false },
      take: open,
    },
    'reloaded, counting': {
      does: 'reloads the screen while a code is being sent',
      known: { isDelivered: true, isRight: false, wasLeft: false },
      take: (world) => sendAndReload(world, 'ok'),
    },
    'reloaded, over': {
      does: 'reloads the screen after a code that may never have been sent',
      known: { isDelivered: false, isRight: false, wasLeft: false },
      take: (world) => sendAndReload(world, 'killed'),
    },
  },
  steps,
  assertions,
  unreachableInBrowser: {
    'entering.step.acceptingCode.sent / code.change / 0': readOnly,
    'entering.step.acceptingCode.wrong / code.change / 0': readOnly,
  },
};

runTour(recoveryTest, tour);
