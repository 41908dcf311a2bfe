import { matchStatusOf } from '#domain/match-status.ts';
import type { DraftContent } from '#machines/draft/types.ts';

/** Version 1 sent a match's status as a digit: its drafts hold digits, and become words before they are compared or sent. */
export function upgradeDraft<D extends Pick<DraftContent, 'place' | 'base' | 'values'>>(draft: D): D {
  if (draft.place.form !== 'matches') return draft;
  return { ...draft, base: withStatusWord(draft.base), values: withStatusWord(draft.values) };
}

function withStatusWord(values: DraftContent['values']): DraftContent['values'] {
  const { status } = values;
  return typeof status === 'string' ? { ...values, status: matchStatusOf(status) } : values;
}
