import type { DraftStatus } from '#machines/draft/types.ts';
import type { Difference } from '#machines/form/compare.ts';
import type { FormValues, Resolutions } from '#machines/form/types.ts';
import type { ListView } from '#machines/list/machine.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import type { VisibleImport } from './import/visible-import.ts';

/** Everything that a user can see in a tab, as plain data. */
export interface VisibleState {
  /** The user that the frame shows; null on the login screen and until the screen knows. */
  readonly user: number | null;
  /** The session is settling. No user data is shown. */
  readonly isBusy: boolean;
  /** Drafts can be sent. */
  readonly isOnline: boolean;
  /** The login screen, or the dialog over an expired or locked session. */
  readonly login: { readonly isBusy: boolean; readonly isDialog: boolean } | null;
  readonly route: Route;
  readonly list: VisibleList | null;
  readonly form: VisibleForm | null;
  readonly drafts: readonly VisibleDraft[] | null;
  readonly import: VisibleImport | null;
  /** The bar with Undo; null without it. */
  readonly undo: VisibleUndo | null;
  /** The series that were reported as undone, the newest last. */
  readonly undone: readonly string[];
  /** Notices, the newest last. */
  readonly notices: readonly string[];
  readonly waits: readonly VisibleWait[];
  readonly update: 'none' | 'prompt' | 'busy';
}

/** What the bar offers to undo, and the later changes that its dialog shows. */
export interface VisibleUndo {
  readonly stage: 'offered' | 'waiting' | 'busy' | 'failed' | 'asking';
  readonly series: string;
  readonly count: number;
  readonly conflicts: readonly { readonly id: number; readonly current: Readonly<Record<string, unknown>> }[];
}

/** Something that may wait for the server. */
export interface VisibleWait {
  readonly what: string;
  readonly isBusy: boolean;
  /** When the oldest pending call began; null without one. */
  readonly since: number | null;
  /** The ways out that are shown; null where no notice is shown. */
  readonly shown: { readonly canRetry: boolean; readonly canStop: boolean } | null;
}

export type Route =
  | { readonly kind: 'login' | 'dashboard' | 'drafts' }
  | { readonly kind: 'list'; readonly query: ListQuery }
  | { readonly kind: 'import'; readonly series: string }
  | { readonly kind: 'form'; readonly id: number | null; readonly draft: string | null };

export interface VisibleList {
  readonly query: ListQuery;
  readonly view: ListView;
}

export interface VisibleForm {
  /** Identifies one opening of a form. */
  readonly opening: string;
  readonly id: number | null;
  /** `waiting`: for a sign-in. */
  readonly stage: 'loading' | 'failed' | 'editing' | 'comparing' | 'busy' | 'waiting' | 'over';
  readonly values: FormValues;
  readonly isUnsaved: boolean;
  /** The form shows another user's change. */
  readonly isChanged: boolean;
  /** The form shows that a send had no response: it may have been saved, or was not found on the server. */
  readonly isUncertain: boolean;
  /** The form, or a draft's card, shows that the server did not receive the send. */
  readonly showsNotSaved: boolean;
  /** The question about such a send, and the records that may match it; null without a question. */
  readonly question: { readonly candidates: readonly Candidate[]; readonly canSendAgain: boolean } | null;
  readonly isPersisted: boolean;
  /** The shown reason why typing is not stored; null without one. */
  readonly trouble: string | null;
  readonly offered: VisibleOffer | null;
  readonly comparison: Comparison | null;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly resolutions: Resolutions;
}

/** The draft of an earlier visit, offered over a form. */
export interface VisibleOffer {
  readonly values: FormValues;
  readonly differences: readonly Difference[];
  /** Whether it can be restored now. */
  readonly isOpen: boolean;
}

export interface VisibleDraft {
  readonly draft: string;
  /** The id of an import; null for the draft of a form. */
  readonly series: string | null;
  readonly id: number | null;
  readonly status: DraftStatus;
  readonly values: FormValues;
  readonly isComplete: boolean;
  readonly stage: 'idle' | 'busy' | 'asking' | 'over';
  /** As {@link VisibleForm.isUncertain}. */
  readonly isUncertain: boolean;
  /** As {@link VisibleForm.showsNotSaved}. */
  readonly showsNotSaved: boolean;
  readonly comparison: Comparison | null;
  /** The records that may be the one that was sent. */
  readonly candidates: readonly Candidate[];
}
