import { importStages } from '#machines/import/types.ts';

/** What readers of a machine ask its states. */
export interface Question {
  readonly asks: string;
  /** The answers: a state has exactly one of these tags. */
  readonly tags: readonly string[];
  /** The states that have none of them, and answer with what their readers do otherwise. */
  readonly otherwise?: readonly string[];
  /** The state whose substates answer. */
  readonly region?: string;
}

const doesTheUserWait = 'Does the user wait, and for what?';
const callForm: Question = {
  asks: doesTheUserWait,
  tags: ['busy'],
  otherwise: ['editing', 'done'],
};
const countdown = ['entering.countdown.running', 'entering.countdown.over'];
const acceptingCode = ['entering.step.acceptingCode.sent', 'entering.step.acceptingCode.wrong'];

/** Those of a call that a dialog confirms. `asking`: its states that ask. */
const confirmed = (...asking: readonly string[]): readonly Question[] => [
  { asks: 'Is the dialog open?', tags: ['idle', 'dialog'] },
  { asks: 'Can the user confirm?', tags: ['busy', 'awaitingSignIn'], otherwise: ['idle', ...asking] },
];

/** The questions by machine. */
export const questions: Readonly<Record<string, readonly Question[]>> = {
  bulk: [{ asks: 'What is shown?', tags: ['confirming', 'busy', 'awaitingSignIn', 'ended'] }],
  'change-password': [
    { asks: doesTheUserWait, tags: ['busy', 'awaitingSignIn'], otherwise: ['editing', 'closed', 'done'] },
  ],
  connectivity: [
    {
      asks: 'May what is known be outdated?',
      tags: ['probing'],
      otherwise: ['online.resting', 'slow.waiting', 'offline.waiting', 'portal.waiting'],
    },
  ],
  'device-sign-out': confirmed('confirming'),
  draft: [
    {
      asks: 'Is a draft of an earlier visit offered?',
      region: 'offer',
      tags: ['offered'],
      otherwise: ['offer.looking', 'offer.discarding', 'offer.none'],
    },
    {
      asks: 'Has all input been written, as far as possible?',
      region: 'storing',
      tags: ['settled'],
      otherwise: ['storing.writing'],
    },
  ],
  finder: [{ asks: 'May more results follow?', tags: ['busy'], otherwise: ['idle', 'settled'] }],
  form: [
    {
      asks: 'Are the values the input of the user, and may they have been sent?',
      tags: ['noContent', 'mayBeSent', 'saved'],
      otherwise: ['editing.usual', 'reading', 'comparing', 'awaitingSignIn.toSave'],
    },
    {
      asks: 'Is there a record, and what became of the last save?',
      tags: ['loading', 'loadFailed', 'comparing', 'lookingUp', 'unconfirmed', 'unsure'],
      otherwise: [
        'editing.usual',
        'reading',
        'saving',
        'storing',
        'awaitingSignIn.toSave',
        'awaitingSignIn.toCheck',
        'awaitingSignIn.toLookUp',
        'saved',
        'waiting',
      ],
    },
    {
      asks: 'Can the user edit?',
      tags: ['editing', 'busy', 'awaitingSignIn'],
      otherwise: ['loadFailed', 'comparing', 'saved', 'waiting'],
    },
  ],
  import: [
    {
      asks: 'Which stage is shown?',
      tags: importStages,
      otherwise: ['acquiring', 'removing', 'closed'],
    },
    {
      asks: 'What holds the rows up, or has ended them?',
      region: 'open.sending',
      tags: ['lookingUp', 'awaitingConnection', 'awaitingSignIn', 'unstorable'],
      otherwise: ['open.sending.storing', 'open.sending.calling', 'open.sending.forgetting', 'open.sending.settling'],
    },
    {
      asks: 'Has sending stopped, or does it wait for the search of existing records?',
      region: 'open',
      tags: ['paused', 'finished', 'finding'],
      otherwise: [
        'open.checking.settled',
        'open.checking.due',
        'open.checking.storing',
        'open.awaitingSignIn',
        'open.sending.storing',
        'open.sending.calling',
        'open.sending.lookingUp',
        'open.sending.offline',
        'open.sending.awaitingSignIn',
        'open.sending.unstorable',
        'open.sending.forgetting',
        'open.sending.settling',
      ],
    },
    {
      asks: 'Are corrections being written?',
      region: 'open.checking',
      tags: ['writing'],
      otherwise: ['open.checking.settled', 'open.checking.due'],
    },
    {
      asks: 'Does the look-up of names wait?',
      region: 'preparing.resolving',
      tags: ['busy', 'awaitingConnection', 'awaitingSignIn', 'asking'],
    },
  ],
  installation: [
    {
      asks: 'Does the menu offer to install the app, or is shown why it cannot?',
      tags: ['item', 'note'],
      otherwise: ['unavailable', 'asking', 'declined', 'impossible', 'askingPersistence', 'installed'],
    },
    {
      asks: 'Is shown how to install the app by hand?',
      tags: ['hint'],
      otherwise: [
        'unavailable',
        'available',
        'asking',
        'declined',
        'byHand',
        'explained',
        'impossible',
        'askingPersistence',
        'installed',
      ],
    },
  ],
  list: [
    {
      asks: 'Are there rows of this query?',
      tags: ['loading', 'loadFailed'],
      otherwise: [
        'loaded.idle',
        'loaded.refreshing',
        'loaded.revalidating',
        'loaded.readingCache',
        'loaded.awaitingSignIn',
      ],
    },
    {
      asks: 'Is the page loaded?',
      tags: ['busy', 'awaitingSignIn', 'idle', 'loadFailed'],
      otherwise: ['loaded.readingCache'],
    },
  ],
  'list-export': [
    {
      asks: doesTheUserWait,
      tags: ['busy', 'awaitingSignIn'],
      otherwise: ['failed', 'saved', 'cancelled'],
    },
  ],
  login: [callForm],
  'new-password': [callForm],
  'notification-send': [
    { asks: 'Is the dialog open?', tags: ['dialog'], otherwise: ['editing'] },
    { asks: doesTheUserWait, tags: ['busy'], otherwise: ['editing', 'confirming'] },
  ],
  'phone-verification': [
    {
      asks: 'Can the code be entered?',
      tags: ['entering'],
      otherwise: [
        'asking',
        'sending',
        'awaitingSignIn.toSend',
        'awaitingSignIn.toResend',
        'awaitingSignIn.toVerify',
        'verified',
        'cancelled',
      ],
    },
    {
      asks: 'Which call is made, or waits for a sign-in?',
      tags: ['send', 'resend', 'verify'],
      otherwise: ['asking', ...acceptingCode, ...countdown, 'verified', 'cancelled'],
    },
    {
      asks: doesTheUserWait,
      tags: ['busy', 'awaitingSignIn'],
      otherwise: ['asking', ...acceptingCode, ...countdown, 'verified', 'cancelled'],
    },
  ],
  profile: [
    {
      asks: 'Are the values the input of the user, and may they have been sent?',
      tags: ['noContent', 'mayBeSent', 'saved'],
      otherwise: ['editing.usual', 'verifyingPhone', 'reading', 'awaitingSignIn.toSave', 'savedLocally'],
    },
    {
      asks: 'What is shown?',
      tags: ['loading', 'loadFailed', 'dialog', 'unconfirmed'],
      otherwise: [
        'editing.usual',
        'reading',
        'saving',
        'checking',
        'awaitingSignIn.toSave',
        'awaitingSignIn.toCheck',
        'saved',
        'savedLocally',
      ],
    },
    {
      asks: 'Can the user edit?',
      tags: ['editing', 'busy', 'awaitingSignIn'],
      otherwise: ['loadFailed', 'verifyingPhone', 'saved', 'savedLocally'],
    },
  ],
  recovery: [
    { asks: 'Can the code be entered?', tags: ['entering'], otherwise: ['asking', 'sending', 'verified'] },
    {
      asks: 'Which call is made?',
      tags: ['send', 'resend', 'verify'],
      otherwise: ['asking', ...acceptingCode, ...countdown, 'verified'],
    },
    { asks: doesTheUserWait, tags: ['busy'], otherwise: ['asking', ...acceptingCode, ...countdown, 'verified'] },
  ],
  removal: confirmed('confirming'),
  restore: confirmed('confirming', 'conflict'),
  'row-status': [{ asks: 'Has the change ended?', tags: ['idle', 'busy', 'awaitingSignIn'] }],
  schedule: [{ asks: doesTheUserWait, tags: ['busy', 'awaitingSignIn'], otherwise: ['idle', 'revalidating'] }],
  session: [
    { asks: 'Is there a user?', tags: ['session', 'busy'], otherwise: ['signedOut'] },
    {
      asks: 'Can the user call the server, sign in, or only read?',
      region: 'present.access',
      tags: ['signedIn', 'dialog'],
      otherwise: ['present.access.tokenless.readOnly'],
    },
    {
      asks: 'Why is the sign-in dialog open?',
      region: 'present.access.tokenless',
      tags: ['expired'],
      otherwise: ['present.access.tokenless.locked', 'present.access.tokenless.readOnly'],
    },
    {
      asks: 'Do calls wait for new tokens?',
      region: 'present.access.signedIn',
      tags: ['refreshing'],
      otherwise: ['present.access.signedIn.ready'],
    },
  ],
  sync: [{ asks: 'Is something done with the cached lists?', tags: ['busy', 'updating'], otherwise: ['idle'] }],
  undo: [
    { asks: 'Is the bar or the dialog shown?', tags: ['bar', 'dialog'], otherwise: ['idle'] },
    {
      asks: 'What does the bar say?',
      tags: ['busy', 'awaitingSignIn', 'awaitingConnection', 'failed'],
      otherwise: ['idle', 'offered.timed', 'offered.held', 'conflicting'],
    },
  ],
  update: [
    {
      asks: 'Which notice is shown?',
      tags: ['ready', 'blocked', 'stale', 'busy'],
      otherwise: ['current', 'postponed'],
    },
  ],
};
