import { matchStatusOf } from '#domain/match-status.ts';
import type { DraftContent } from '#machines/draft/types.ts';

/** Drafts of version 1 contain a match's status as a digit. Converts it to the word that is now compared and sent. */
export function upgradeDraft<D extends Pick<DraftContent, 'place' | 'base' | 'values'>>(draft: D): D {
  if (draft.place.form !== 'matches') return draft;
  return { ...draft, base: withStatusWord(draft.base), values: withStatusWord(draft.values) };
}

function withStatusWord(values: DraftContent['values']): DraftContent['values'] {
  const { status } = values;
  return typeof status === 'string' ? { ...values, status: matchStatusOf(status) } : values;
}
