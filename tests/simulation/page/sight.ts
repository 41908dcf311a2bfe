import type { DraftStatus } from '#machines/draft/types.ts';
import type { Difference, Resolutions } from '#machines/form/compare.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { ListView } from '#machines/list/selectors.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Candidate } from '#machines/look-up/types.ts';

/** Everything that a person can see in a tab, as plain data. */
export interface Sight {
  /** Who the frame says is here; null on the login screen, and while a screen waits to know. */
  readonly user: number | null;
  /** The session is settling: nothing of anybody is shown. */
  readonly isBusy: boolean;
  /** Drafts can be sent. */
  readonly isOnline: boolean;
  /** Of the screen of the login, or of the dialog over an expired or locked session. */
  readonly login: { readonly isBusy: boolean; readonly isDialog: boolean } | null;
  readonly place: Place;
  readonly list: ListSight | null;
  readonly form: FormSight | null;
  readonly drafts: readonly DraftSight[] | null;
  /** What has been told, the newest last. */
  readonly notices: readonly string[];
  readonly waits: readonly WaitSight[];
  readonly update: 'none' | 'prompt' | 'busy';
}

/** Something that may wait for the server. */
export interface WaitSight {
  readonly what: string;
  readonly isBusy: boolean;
  /** When the oldest of its calls began; null without one. */
  readonly since: number | null;
  /** The ways out that are shown; null where nothing is said. */
  readonly shown: { readonly canRetry: boolean; readonly canStop: boolean } | null;
}

export type Place =
  | { readonly kind: 'login' | 'dashboard' | 'drafts' }
  | { readonly kind: 'list'; readonly query: ListQuery }
  | { readonly kind: 'form'; readonly id: number | null; readonly draft: string | null };

export interface ListSight {
  readonly query: ListQuery;
  readonly view: ListView;
}

export interface FormSight {
  /** Tells one opening of a form from the next. */
  readonly opening: string;
  readonly id: number | null;
  /** `waiting`: for a sign-in. */
  readonly stage: 'loading' | 'failed' | 'editing' | 'comparing' | 'busy' | 'waiting' | 'over';
  readonly values: FormValues;
  readonly isUnsaved: boolean;
  /** Somebody else's change is told. */
  readonly isChanged: boolean;
  /** The form shows that a send had no response: that it may have been saved, or was not found on the server. */
  readonly isInDoubt: boolean;
  /** The form, or the card of a draft, says that the server did not receive what was sent. */
  readonly saysNotSaved: boolean;
  /** What is asked of such a send, and the records of which one may be it; null where nothing is asked. */
  readonly question: { readonly candidates: readonly Candidate[]; readonly canSendAgain: boolean } | null;
  readonly isPersisted: boolean;
  /** Why what is typed is not being kept, where that is told. */
  readonly trouble: string | null;
  readonly offered: OfferSight | null;
  readonly comparison: Comparison | null;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly resolutions: Resolutions;
}

/** The draft of an earlier visit, offered over a form. */
export interface OfferSight {
  readonly values: FormValues;
  readonly differences: readonly Difference[];
  /** Whether it can be restored now. */
  readonly isOpen: boolean;
}

export interface DraftSight {
  readonly draft: string;
  readonly id: number | null;
  readonly status: DraftStatus;
  readonly values: FormValues;
  readonly isComplete: boolean;
  readonly stage: 'idle' | 'busy' | 'asking' | 'over';
  /** As {@link FormSight.isInDoubt}. */
  readonly isInDoubt: boolean;
  /** As {@link FormSight.saysNotSaved}. */
  readonly saysNotSaved: boolean;
  readonly comparison: Comparison | null;
  /** The records of which one may be what was sent. */
  readonly candidates: readonly Candidate[];
}
