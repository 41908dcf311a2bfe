import type { Failure } from '#machines/result.ts';
import { okOf } from '#machines/result-parts.ts';
import { countingDown } from '../countdown.ts';
import { failed, report, reportFailure, when } from '../routes.ts';
import { type CodeContext, type CodeField, type codeSetup, formerOf } from './setup.ts';

/** Shown when sending a one-time code had no response. The code may be on its way, so the code step opens. */
export const MAYBE_SENT: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. If an OTP arrives, enter it. Otherwise ask for another.',
};

/** Shown when verifying a code had no response. The code may have been accepted and used up. */
export const MAYBE_VERIFIED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. Press Verify again. If the OTP is refused, ask for another.',
};

/** Actions that store what a reload needs, and that delete it. */
export const remember = {
  type: 'remember',
  params: ({ context }: { context: CodeContext }) => formerOf(context),
} as const;
const forget = { type: 'remember', params: null } as const;

/** An action that focuses a field. */
export function focus<Name extends CodeField>(name: Name) {
  return { type: 'focus', params: name } as const;
}

/** Actions that show the error of a field and focus it. */
export function showErrorOf<Name extends CodeField>(name: Name) {
  return [{ type: 'showErrorsOf', params: { name } }, focus(name)] as const;
}

interface CodeOptions {
  readonly id: string;
  /**
   * A dialog of the signed-in user can be cancelled, and a call waits for a sign-in if the session has expired. Otherwise the
   * user can change the recipient, and a reload continues at the code step.
   */
  readonly isDialog: boolean;
}

/** The states that send a code and verify it (section 4). One press makes one call. Only `verifyOtp` receives the code. */
export function codeStates(code: ReturnType<typeof codeSetup>, { id, isDialog }: CodeOptions) {
  const store = isDialog ? [] : [remember];
  const expired = (waiting: string) =>
    isDialog ? [{ guard: when('sessionExpired'), target: `#${id}.awaitingSignIn.${waiting}` }] : [];
  const cancel = isDialog && { 'code.cancel': `#${id}.cancelled` };

  /** Sends the first code, or another one. Without a response the code step opens too: the code may be on its way. */
  const sendState = ({ isFirst }: { isFirst: boolean }) => {
    const next = isFirst ? 'entering' : 'sent';
    const back = isFirst ? 'asking' : 'sent';
    return code.createStateConfig({
      tags: ['busy', isFirst ? 'send' : 'resend'],
      entry: 'clearFailure',
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ recipient: context.values.recipient }),
        onDone: [
          {
            guard: when('ok'),
            target: next,
            actions: [
              'noteSent',
              { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
              ...store,
              { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
              focus('otp'),
            ],
          },
          ...expired(isFirst ? 'toSend' : 'toResend'),
          {
            guard: when('unknown'),
            target: next,
            actions: isFirst
              ? ['noteSent', 'unlockResend', ...store, ...report(MAYBE_SENT), focus('otp')]
              : report(MAYBE_SENT),
          },
          failed(back),
        ],
      },
    });
  };

  /** The user can verify the code, or request another one after the countdown. */
  const ready = code.createStateConfig({
    on: {
      // The code was not sent to another recipient.
      ...(!isDialog && {
        'code.change': {
          guard: { type: 'isOtherRecipient', params: ({ event }) => event },
          target: `#${id}.asking`,
          actions: [{ type: 'setValue', params: ({ event }) => event }, 'clearCode', forget],
        },
        'code.restart': {
          target: `#${id}.asking`,
          actions: ['clearCode', 'clearFailure', forget, focus('recipient')],
        },
      }),
      'code.resend': { guard: 'isOver', target: 'resending' },
      'code.verify': [
        { guard: 'canVerify', target: `#${id}.entering.step.verifying` },
        { actions: showErrorOf('otp') },
      ],
    },
  });

  /** The user can type the code, also while another one is sent. */
  const acceptingCode = code.createStateConfig({
    initial: 'sent',
    on: {
      'code.change': {
        guard: { type: 'isCode', params: ({ event }) => event },
        actions: { type: 'setValue', params: ({ event }) => event },
      },
      'code.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
      ...cancel,
    },
    states: { sent: ready, wrong: ready, resending: sendState({ isFirst: false }) },
  });

  /** Sends the code once. Every failure unlocks resend (section 4) and keeps the code, so that the user can correct it. */
  const verifying = code.createStateConfig({
    tags: ['busy', 'verify'],
    entry: 'clearFailure',
    invoke: {
      src: 'verifyOtp',
      input: ({ context }) => context.values,
      onDone: [
        {
          guard: when('ok'),
          target: `#${id}.verified`,
          actions: [
            'noteVerified',
            'clearCode',
            ...(isDialog ? [] : [forget]),
            { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          ],
        },
        ...expired('toVerify'),
        {
          guard: when('unknown'),
          target: 'acceptingCode',
          actions: ['unlockResend', ...store, ...report(MAYBE_VERIFIED)],
        },
        {
          guard: when('rejected'),
          target: 'acceptingCode.wrong',
          actions: ['unlockResend', ...store, ...reportFailure, focus('otp')],
        },
        { target: 'acceptingCode', actions: ['unlockResend', ...store, ...reportFailure] },
      ],
    },
  });

  return {
    sending: { ...sendState({ isFirst: true }), on: { ...cancel } },
    entering: code.createStateConfig({
      type: 'parallel',
      tags: 'entering',
      states: {
        step: { initial: 'acceptingCode', states: { acceptingCode, verifying } },
        countdown: countingDown,
      },
    }),
  };
}
