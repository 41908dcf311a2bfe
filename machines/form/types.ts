import type { Failure, FieldError } from '#machines/result.ts';
import type { Candidate } from '../look-up.ts';
import type { Notice } from '../notice.ts';
import type { Tags } from '../tags.ts';

/** Every field of the form by name. A field without a value is empty, not absent. Rows are arrays of records. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Messages by path, in the order of the form: 'name', 'pointTable[0][team_id]'. */
export type FormErrors = Readonly<Record<string, string>>;

export type FormMode = 'create' | 'edit';

/** One version of a field: as first read (`base`), as typed by the user (`mine`), or as the server has it now (`theirs`). */
export type Side = 'base' | 'mine' | 'theirs';

/** The version that the user chose for each field, by field name. */
export type Resolutions = Readonly<Record<string, Side>>;

export interface FormInput {
  readonly mode: FormMode;
  /** The id of the record; `null` on create. */
  readonly id: number | string | null;
  /** The id of the record that a new one copies. */
  readonly duplicateOf?: number | string | null;
  /** The initial values of a new record; on edit, the values until the record is loaded. */
  readonly initial: FormValues;
  /** Applies the rules of section 5 to all values; pure. `mode` is passed because a create can turn into an edit. */
  readonly validate: (values: FormValues, base: FormValues, mode: FormMode) => FormErrors;
  /** Whether two values of a field are equal. The default compares structure; files need their own. */
  readonly isEqual?: (name: string, one: unknown, other: unknown) => boolean;
  /** Whether records of this form can be edited. Default: true. */
  readonly hasEdit?: boolean;
  /** The highest id that this device has seen in the list. Records up to it are older than a create. Null if unknown. */
  readonly newestBefore?: number | null;
  /** A random UUID, with which a new record is created once however often it is sent. Null: creates have no key. */
  readonly key?: string | null;
  /** The draft that the form starts with, instead of reading the record. */
  readonly draft?: Restored | null;
}

/**
 * The record to read. `isDuplicate`: it is the template of a new record. `isOpened`: the form opens with it, and does not wait for
 * what the server offers.
 */
export interface LoadInput {
  readonly id: number | string | null;
  readonly isDuplicate?: boolean;
  readonly isOpened?: boolean;
  /** Whether a record contains what was sent. Until it does, the read is repeated while the save may be on its way. */
  readonly isSaved?: (record: FormValues) => boolean;
}

/** What a save sends. Depending on the contract, the effect sends all values or those that differ from `base`. */
export interface SaveInput {
  readonly mode: FormMode;
  readonly id: number | string | null;
  readonly base: FormValues;
  readonly values: FormValues;
  /** As {@link FormContext.isUnsure}. */
  readonly isUnsure: boolean;
  /** As {@link FormInput.newestBefore}. */
  readonly newestBefore: number | null;
  /** The version of `base`, which the server compares. Null if it has none, or if `base` is not a version of the record. */
  readonly version: string | null;
  /** The key of a create. */
  readonly key: string | null;
}

/** The create without a response that a lookup searches for. */
export interface LookUpInput {
  readonly values: FormValues;
  readonly newestBefore: number | null;
  /** The request may still be on its way: repeat the lookup before the result is `notSaved`. */
  readonly isRepeated: boolean;
  /** The form has the values that were sent with a key, so sending them again creates nothing more. */
  readonly hasKey: boolean;
}

export interface FormOutput {
  /** The server's message, or the app's own if there was no response. */
  readonly message: string;
  /** The data of the response, or the values of the record as read afterwards. */
  readonly data: unknown;
  /** The id of the save in the server's history. */
  readonly series?: string | undefined;
}

export interface FormContext extends Required<FormInput> {
  /** The record as loaded, or the initial values of a new one. */
  readonly base: FormValues;
  /** As {@link SaveInput.version}. */
  readonly version: string | null;
  /** The server accepts keys. */
  readonly isKeyed: boolean;
  /** The key for other values than `keyed`. */
  readonly nextKey: string | null;
  /** The values that were sent with `key`; `null` if none were. */
  readonly keyed: FormValues | null;
  /** The values that the form shows, with the user's input. */
  readonly values: FormValues;
  /** The values that the last save sent; `null` before the first. */
  readonly sent: FormValues | null;
  /** A create was sent once without a response, so the record may exist. */
  readonly isUnsure: boolean;
  /** A create had no response, so the next Save looks it up before it sends. */
  readonly looksFirst: boolean;
  /** Records that may be the one that was sent. The user decides. */
  readonly candidates: readonly Candidate[];
  /** Paths whose errors are shown: those that lost focus, and all that were invalid at Save. */
  readonly touched: readonly string[];
  /** The server's errors by path. Each stays until its value changes or the form is saved again. */
  readonly serverErrors: FormErrors;
  /** Why the last load, save or check failed, until the next starts. */
  readonly failure: Failure | null;
  /** Messages of the failure that belong to no field. */
  readonly messages: readonly string[];
  /** The record as another user changed it meanwhile; `null` if nobody did. */
  readonly changedElsewhere: FormValues | null;
  /** The version of `changedElsewhere`. */
  readonly versionElsewhere: string | null;
  /** The user's choices by field, while the form compares. */
  readonly resolutions: Resolutions;
  readonly output: FormOutput | null;
}

/** A record, and its version if the server has versions. */
export interface VersionedRecord {
  readonly record: FormValues;
  readonly version: string | null;
}

/** The content of a draft: its values, the record they were made from, and whether it was sent without a response. */
export interface Restored {
  readonly base: FormValues;
  readonly values: FormValues;
  readonly isUnsure: boolean;
  /** As {@link FormInput.newestBefore}, at the time of the send. */
  readonly newestBefore: number | null;
  /** The version of `base`. */
  readonly version?: string | null;
  /** The key of the create. If `isUnsure`, it was sent with it. */
  readonly key?: string | null;
}

export type FormEvent =
  /** `also`: derived values by path, such as a total. */
  | { readonly type: 'form.change'; readonly name: string; readonly value: unknown; readonly also?: FormValues }
  | { readonly type: 'form.blur'; readonly name: string }
  /** `isKeyed`: the server accepts keys of creates. `isUnversioned`: it does not say that it compares versions. */
  | { readonly type: 'form.save'; readonly isKeyed?: boolean; readonly isUnversioned?: boolean }
  | { readonly type: 'form.retry' }
  | { readonly type: 'form.discard' }
  /** Looks up a create without a response again. */
  | { readonly type: 'form.lookAgain' }
  /** The candidate with this id is the record that was sent. */
  | { readonly type: 'form.chooseFound'; readonly id: number | string }
  /** None of the candidates is the record that was sent. */
  | { readonly type: 'form.sendAgain' }
  | { readonly type: 'form.resolve'; readonly name: string; readonly side: Side }
  /** Returns from a question to the fields: how to merge, or which record was sent. */
  | { readonly type: 'form.back' }
  /** Restores the content of a draft. */
  | ({ readonly type: 'form.restore' } & Restored)
  | { readonly type: 'session.resumed' };

export type FormEmitted = Notice | { readonly type: 'form.focusField'; readonly name: string };

export type FormTag = Tags<
  | 'loading'
  | 'loadFailed'
  | 'editing'
  | 'unconfirmed'
  | 'unsure'
  | 'comparing'
  | 'busy'
  | 'lookingUp'
  | 'awaitingSignIn'
  | 'saved'
  | 'mayBeSent'
  | 'noContent'
>;

/** The server's errors: those of a field of the form by path, and the rest. */
export interface MappedErrors {
  readonly byPath: FormErrors;
  readonly rest: readonly FieldError[];
}
