import type { Failure, FieldError } from '#machines/result.ts';
import type { Candidate } from '../look-up/types.ts';
import type { Notice } from '../notice.ts';

/** Every field of the form by name, absent ones included as empty; rows are arrays of records. */
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
  /** The record's id; `null` on create. */
  readonly id: number | string | null;
  /** The record that a new one begins as a copy of. */
  readonly copyOf?: number | string | null;
  /** What a new record starts with; on edit, what stands until the record is there. */
  readonly initial: FormValues;
  /** The rules of section 5 on every value, which may ask what the record had; pure. A create may become an edit: `mode`. */
  readonly validate: (values: FormValues, base: FormValues, mode: FormMode) => FormErrors;
  /** Whether two values of a field mean the same; by structure unless given (for files, for instance). */
  readonly isEqual?: (name: string, one: unknown, other: unknown) => boolean;
  /** Whether a record of this form can be edited once it is known; it can when not said. */
  readonly hasEdit?: boolean;
  /** The highest id that this device has seen in the list: records up to it are older than a create. Null if unknown. */
  readonly newestBefore?: number | null;
}

/** Which record is read, and whether as what a new one begins with. */
export interface LoadInput {
  readonly id: number | string | null;
  readonly isCopy?: boolean;
  /** Whether a record has what was sent. Until it does, it is read again for as long as the save may be on its way. */
  readonly isSaved?: (record: FormValues) => boolean;
}

/** What a save sends. The effect writes what differs from `base`, or everything: the contract's choice. */
export interface SaveInput {
  readonly mode: FormMode;
  readonly id: number | string | null;
  readonly base: FormValues;
  readonly values: FormValues;
  /** As {@link FormContext.isUnsure}. */
  readonly isUnsure: boolean;
  /** As {@link FormInput.newestBefore}. */
  readonly newestBefore: number | null;
}

/** What a lookup searches for: a create that was sent and not answered. */
export interface LookUpInput {
  readonly values: FormValues;
  readonly newestBefore: number | null;
  /** The request may still be on its way: look several times before the result is `notSaved`. */
  readonly isRepeated: boolean;
}

export interface FormOutput {
  /** The server's message, or the product's own if no server was asked or its answer was lost. */
  readonly message: string;
  /** What the server answered, or the record's values as read again. */
  readonly data: unknown;
}

export interface FormContext extends Required<FormInput> {
  /** The record as it was loaded, or the initial values of a new one. */
  readonly base: FormValues;
  /** What the person sees and has typed. */
  readonly values: FormValues;
  /** What the last save sent; `null` before the first. */
  readonly sent: FormValues | null;
  /** A new record that was sent once without an answer: it may be there already, whatever became of it since. */
  readonly isUnsure: boolean;
  /** A create went out without a response: the next Save looks it up before it sends. */
  readonly looksFirst: boolean;
  /** Records of which one may be what was sent; the user resolutions. */
  readonly candidates: readonly Candidate[];
  /** Paths whose errors are shown: those that have been left, and all that were wrong when Save was pressed. */
  readonly touched: readonly string[];
  /** The server's complaints by path, each until its value is changed or the form is saved again. */
  readonly serverErrors: FormErrors;
  /** Why the last load, save or check failed, until the next begins. */
  readonly failure: Failure | null;
  /** What the failure says that belongs to no field. */
  readonly messages: readonly string[];
  /** The record as somebody else has changed it meanwhile. */
  readonly changedElsewhere: FormValues | null;
  /** Whose value is to be sent, field by field, while the change is looked at. */
  readonly resolutions: Resolutions;
  readonly output: FormOutput | null;
}

/** Of a draft: `values`, the record `base` that they were made from, and whether it was sent without an answer. */
export interface Restored {
  readonly base: FormValues;
  readonly values: FormValues;
  readonly isUnsure: boolean;
  /** As {@link FormInput.newestBefore}, at the time of that send. */
  readonly newestBefore: number | null;
}

export type FormEvent =
  /** `also`: values by path that follow from it, a total from its parts. */
  | { readonly type: 'form.change'; readonly name: string; readonly value: unknown; readonly also?: FormValues }
  | { readonly type: 'form.blur'; readonly name: string }
  | { readonly type: 'form.save' }
  | { readonly type: 'form.retry' }
  | { readonly type: 'form.discard' }
  /** Looks up once more what became of a create without a response. */
  | { readonly type: 'form.lookAgain' }
  /** "This is it": the candidate of this id is what was sent. */
  | { readonly type: 'form.chooseFound'; readonly id: number | string }
  /** None of the candidates is it. */
  | { readonly type: 'form.sendAgain' }
  | { readonly type: 'form.resolve'; readonly name: string; readonly side: Side }
  /** From what others have changed back to the fields. */
  | { readonly type: 'form.back' }
  /** What a draft has kept. */
  | ({ readonly type: 'form.restore' } & Restored)
  | { readonly type: 'session.resumed' };

export type FormEmitted = Notice | { readonly type: 'form.focusField'; readonly name: string };

/** `busy`: loading, reading, saving, checking, looking up or storing. `awaitingSignIn`: one of these waits for `session.resumed`. */
export type FormTag = 'busy' | 'awaitingSignIn';

/** The server's complaints, sorted into those that belong to a field of the form and the rest. */
export interface MappedErrors {
  readonly byPath: FormErrors;
  readonly rest: readonly FieldError[];
}
