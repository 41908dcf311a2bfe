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
  | 'copyOf'
  | 'base'
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
    copyOf: null,
    base: stored,
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

type SentBefore = Pick<FormContext, 'isUnsure' | 'looksFirst' | 'sent' | 'newestBefore'>;

/** Restores from a draft whether its create was sent without a response. */
export function sentBefore(context: FormContext, { values, isUnsure, newestBefore }: Restored): SentBefore {
  if (!isUnsure || context.mode === 'edit') {
    return { isUnsure: false, looksFirst: false, sent: context.sent, newestBefore: context.newestBefore };
  }
  return { isUnsure, looksFirst: true, sent: values, newestBefore };
}
