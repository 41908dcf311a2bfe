/** What readers of a machine ask its states. */
export interface Question {
  readonly asks: string;
  /** The answers: a state has exactly one of these tags. */
  readonly tags: readonly string[];
  /** The states that have none of them, and answer with what their readers do otherwise. */
  readonly otherwise?: readonly string[];
  /** The region of a parallel state that answers. */
  readonly region?: string;
}

/** The questions by machine. */
export const questions: Readonly<Record<string, readonly Question[]>> = {
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
      tags: ['settled', 'due'],
      otherwise: ['storing.writing'],
    },
  ],
  'draft-send': [
    {
      asks: 'What can the user do with the draft?',
      tags: ['idle', 'busy', 'awaitingSignIn', 'comparing', 'unsure'],
      otherwise: ['sent'],
    },
  ],
  form: [
    {
      asks: 'May the values be sent, and are they the input of the user?',
      tags: ['noContent', 'mayBeSent', 'saved'],
      otherwise: ['editing.usual', 'reading', 'comparing', 'awaitingSignIn.toSave'],
    },
    {
      asks: 'Which page is shown?',
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
      asks: 'Can the user edit and save?',
      tags: ['busy', 'awaitingSignIn'],
      otherwise: [
        'loadFailed',
        'editing.usual',
        'editing.unconfirmed',
        'editing.unsure',
        'comparing',
        'saved',
        'waiting',
      ],
    },
  ],
};
