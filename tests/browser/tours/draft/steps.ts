import type { draftMachine } from '#machines/draft/machine.ts';
import type { DeviceOutcome } from '../../support/network/slow-device.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import type { Steps } from '../support/tour.ts';
import { type DraftMemory, type DraftStep, type DraftWorld, type Here, nameField } from './world.ts';

const isIn = (offer: 'looking' | 'offered' | 'discarding' | 'none', { snapshot }: Here) => snapshot.matches({ offer });
const isAtRest = ({ snapshot }: Here) => snapshot.matches({ storing: 'settled' });

/** A text that differs from the current one. */
const type: readonly DraftStep[] = (['Lynx', 'Puma'] as const).map((typed) => ({
  does: `types "${typed}"`,
  by: [`draft.changed (${typed})`],
  // The removal and the store would share one wait for the device.
  when: (here) => here.snapshot.context.pending?.values['name'] !== typed && !isIn('discarding', here),
  take: ({ page }) => typeLikeAPerson(nameField(page), typed),
}));

const leave: DraftStep = {
  does: 'switches to another app',
  when: (here) => !isIn('discarding', here),
  take: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
};

const found = (does: string, when: NonNullable<DraftStep['when']>, outcome: DeviceOutcome = 'done'): DraftStep => ({
  does,
  when,
  take: ({ page, device }) => device.settle(page, 'read the drafts', outcome),
});

const written = (does: string, by: readonly string[], outcome: DeviceOutcome): DraftStep => ({
  does,
  ...(by.length > 0 && { by }),
  take: ({ page, device }) => device.settle(page, 'write a draft', outcome),
});

const stored = written('the device has stored it', ['store ends (stored)'], 'done');

export const steps: Steps<typeof draftMachine, DraftWorld, DraftMemory> = {
  'offer.looking / find ends / 0': {
    ...found('the device has found the draft', ({ known }) => known.hasFormer),
    by: ['find ends (former)'],
  },
  'offer.looking / find ends / 1': [
    { ...found('the device has no draft', ({ known }) => !known.hasFormer), by: ['find ends (nothing)'] },
    { ...found('the device cannot read its drafts', () => true, 'fails'), by: ['find ends (nothing)'] },
  ],
  'offer.offered / draft.restore / 0': {
    does: 'restores the draft',
    // Typing over the offer would be stored first. The restored values are then in the form and are stored.
    when: (here) => isAtRest(here) && here.snapshot.context.pending === null,
    alsoSends: ['draft.changed (Lynx)'],
    take: ({ page }) => page.getByRole('button', { name: 'Restore the draft' }).press('Enter'),
  },
  'offer.offered / draft.discard / 0': {
    does: 'discards the draft',
    when: isAtRest,
    take: ({ page }) => page.getByRole('button', { name: 'Discard the draft' }).press('Enter'),
  },
  'offer.discarding / drop ends / 0': written('the device has removed it', [], 'done'),
  'offer.discarding / drop ends / 1': {
    ...written('the device fails to remove it', [], 'fails'),
    // Without room to mark the removal, the app still removes the draft: it tries twice.
    take: async ({ page, device }) => {
      for (let attempt = 1; attempt <= 2; attempt += 1) await device.settle(page, 'write a draft', 'fails');
    },
  },

  'storing.settled / draft.changed / 0': type,
  'storing.writing / store ends / 0': stored,
  'storing.writing / store ends / 1': [
    written('the device is full', ['store ends (full)'], 'full'),
    written('the device fails to store it', ['store ends (fault)'], 'fails'),
  ],
  'storing.writing / draft.changed / 0': type,
  'storing.troubled / draft.changed / 0': type,
  'storing.troubled / draft.flush / 0': leave,
};
