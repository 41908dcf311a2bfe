import type { Result } from '#machines/result.ts';
import { okOf } from '#machines/result-parts.ts';
import type { Candidate, Found } from '../look-up.ts';
import type { FormContext, Restored } from './types.ts';

/** The record that a lookup found. Throws unless a guard has checked the result. */
export function foundIn(result: Result<Found>): Candidate {
  const { data } = okOf(result);
  if (data.kind !== 'saved') throw new Error(`A lookup that is "${data.kind}" has no record`);
  return data.candidate;
}

/** The candidate with this id. Throws unless a guard has checked that there is one. */
export function candidateOf(candidates: readonly Candidate[], id: Candidate['id']): Candidate {
  const candidate = candidates.find((one) => one.id === id);
  if (candidate === undefined) throw new Error(`No candidate has the id ${id}`);
  return candidate;
}

type Edit = Pick<
  FormContext,
  | 'mode'
  | 'id'
  | 'duplicateOf'
  | 'base'
  | 'version'
  | 'values'
  | 'sent'
  | 'isUnsure'
  | 'looksFirst'
  | 'candidates'
  | 'touched'
  | 'failure'
  | 'messages'
>;

/**
 * Turns a create into an edit of the record that was found. Only unstored values count as changed: the fields that differ
 * from the record, and those that the user edited after the send.
 */
export function editOf({ sent, values }: FormContext, { id, values: stored, differing }: Candidate): Edit {
  const isMine = (name: string) => differing.includes(name) || values[name] !== sent?.[name];
  const mine = Object.keys(stored).filter((name) => name in values && isMine(name));
  return {
    mode: 'edit',
    id,
    duplicateOf: null,
    base: stored,
    version: null,
    values: { ...stored, ...Object.fromEntries(mine.map((name) => [name, values[name]])) },
    sent: null,
    isUnsure: false,
    looksFirst: false,
    candidates: [],
    touched: [],
    failure: null,
    messages: [],
  };
}

type SentBefore = Pick<FormContext, 'isUnsure' | 'looksFirst' | 'sent' | 'newestBefore' | 'key' | 'keyed'>;

/**
 * Restores from a draft whether its create was sent without a response. Its key is used for its values only: another
 * window may have restored the same draft.
 */
export function sentBefore(context: FormContext, restored: Restored): SentBefore {
  const { values, isUnsure, newestBefore, key = null } = restored;
  const keys = key === null ? { key: context.key, keyed: null } : { key, keyed: values };
  if (!isUnsure || context.mode === 'edit') {
    const { sent, newestBefore: ownNewest } = context;
    return { isUnsure: false, looksFirst: false, sent, newestBefore: ownNewest, ...keys };
  }
  return { isUnsure, looksFirst: true, sent: values, newestBefore, ...keys };
}
