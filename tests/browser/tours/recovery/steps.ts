import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import { boxes, button, username } from '../../support/flows/recovery.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import { settles } from '../support/common-steps.ts';
import { alsoCovers, type Step, type Steps } from '../support/tour.ts';
import { type RecoveryMemory, type RecoveryWorld, sendCall, typeIntoBoxes, verifyCall } from './world.ts';

type RecoveryStep = Step<RecoveryWorld, SnapshotFrom<typeof recoveryMachine>, RecoveryMemory>;

const press = (name: string): RecoveryStep => ({
  does: `presses ${name}`,
  take: ({ page }) => button(page, name).click(),
});

const deliver = (known: RecoveryMemory): RecoveryMemory => ({ ...known, isDelivered: true });
const goOn = (known: RecoveryMemory): RecoveryMemory => ({ ...known, wasLeft: true });

const sent: RecoveryStep = {
  ...settles('the server sends a code', sendCall, 'ok', 'sendOtp ends (sent)'),
  when: ({ known }) => !known.isDelivered,
  updates: deliver,
};

const maybeSent = settles(
  'the connection breaks while a code is requested',
  sendCall,
  'killed',
  'sendOtp ends (unknown)',
);

const notSent: readonly RecoveryStep[] = [
  settles('the server has a problem with sending a code', sendCall, '500', 'sendOtp ends (fault)'),
  // Sent by the proxy: the server refuses only for 30 seconds, and a slow machine needs longer to get here.
  settles('the server refuses another code for now', sendCall, '429', 'sendOtp ends (rejected)'),
];

/** The steps at the boxes, before and after a refused code. */
const verify = press('Verify');
const change: RecoveryStep = {
  ...press('Change'),
  updates: (known) => ({ ...known, isRight: false }),
};

export const steps: Steps<typeof recoveryMachine, RecoveryWorld, RecoveryMemory> = {
  'starting / always / 0': alsoCovers,
  'starting / always / 1': alsoCovers,
  'asking / code.change / 0': [
    {
      does: 'types their username',
      by: ['code.change (recipient ann)'],
      take: ({ page, user }) => typeLikeAPerson(username(page), user.email),
    },
    {
      does: 'empties the username',
      by: ['code.change (recipient empty)'],
      take: ({ page }) => typeLikeAPerson(username(page), ''),
    },
  ],
  'asking / code.blur / 0': {
    does: 'leaves the username',
    by: ['code.blur (recipient)'],
    take: async ({ page }) => {
      await username(page).focus();
      await username(page).blur();
    },
  },
  'asking / code.send / 0': { ...press('Send OTP'), updates: goOn },
  'asking / code.send / 1': press('Send OTP'),
  'asking / code.send / 2': press('Send OTP'),

  'sending / sendOtp ends / 0': { ...sent, updates: (known) => goOn(deliver(known)) },
  'sending / sendOtp ends / 1': { ...maybeSent, updates: goOn },
  'sending / sendOtp ends / 2': notSent,

  'entering.step.acceptingCode / code.change / 0': [
    {
      does: 'types the received code',
      by: ['code.change (otp whole)'],
      when: ({ known }) => known.isDelivered,
      updates: (known) => ({ ...known, isRight: true }),
      take: async ({ page, code }) => typeIntoBoxes(page, await code()),
    },
    {
      does: 'types another code',
      by: ['code.change (otp whole)'],
      updates: (known) => ({ ...known, isRight: false }),
      take: async ({ page, code }, { known }) => {
        const right = known.isDelivered ? await code() : '';
        await typeIntoBoxes(page, right === '123456' ? '654321' : '123456');
      },
    },
    {
      does: 'types two digits',
      by: ['code.change (otp short)'],
      updates: (known) => ({ ...known, isRight: false }),
      take: ({ page }) => typeIntoBoxes(page, '12'),
    },
  ],
  'entering.step.acceptingCode / code.blur / 0': {
    does: 'leaves the boxes',
    by: ['code.blur (otp)'],
    take: async ({ page }) => {
      await boxes(page).first().focus();
      await boxes(page).first().blur();
    },
  },
  'entering.step.acceptingCode.sent / code.restart / 0': change,
  'entering.step.acceptingCode.sent / code.resend / 0': press('Resend OTP'),
  'entering.step.acceptingCode.sent / code.verify / 0': verify,
  'entering.step.acceptingCode.sent / code.verify / 1': verify,
  'entering.step.acceptingCode.wrong / code.restart / 0': change,
  'entering.step.acceptingCode.wrong / code.resend / 0': press('Resend OTP'),
  'entering.step.acceptingCode.wrong / code.verify / 0': verify,
  'entering.step.acceptingCode.wrong / code.verify / 1': verify,

  'entering.step.acceptingCode.resending / sendOtp ends / 0': sent,
  'entering.step.acceptingCode.resending / sendOtp ends / 1': maybeSent,
  'entering.step.acceptingCode.resending / sendOtp ends / 2': notSent,

  'entering.step.verifying / verifyOtp ends / 0': {
    ...settles('the server accepts the code', verifyCall, 'ok', 'verifyOtp ends (ok)'),
    when: ({ known }) => known.isRight,
  },
  'entering.step.verifying / verifyOtp ends / 1': settles(
    'the connection breaks while the code is verified',
    verifyCall,
    'killed',
    'verifyOtp ends (unknown)',
  ),
  'entering.step.verifying / verifyOtp ends / 2': {
    ...settles('the server refuses the code', verifyCall, 'ok', 'verifyOtp ends (rejected)'),
    when: ({ known }) => !known.isRight,
  },
  'entering.step.verifying / verifyOtp ends / 3': settles(
    'the server has a problem with verifying the code',
    verifyCall,
    '500',
    'verifyOtp ends (fault)',
  ),

  'entering.countdown.running / tick ends / 0': [
    {
      does: 'a second passes',
      by: ['tick ends (one later)'],
      take: ({ page }) => page.clock.runFor(1000),
    },
    {
      does: 'the device sleeps for half a minute',
      by: ['tick ends (the last)'],
      take: ({ page }) => page.clock.fastForward(30_000),
    },
  ],
  'entering.countdown.running / always / 0': alsoCovers,
  'entering.countdown.over / always / 0': alsoCovers,
};
