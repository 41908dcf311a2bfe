import { type DraftChange, pack } from '#drafts/store/change.ts';
import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';

interface ChangeOptions extends Partial<Pick<DraftChange, 'userId' | 'sequence' | 'at'>> {
  readonly former?: readonly DraftVersion[];
}

let lastSequence = 0;

/** A change of a draft with a higher sequence than the previous one. Its file is named after the draft. */
export function draftChange(
  id: string,
  content: DraftContent | null,
  { userId = 1, sequence, at = 5, former = [] }: ChangeOptions = {},
): DraftChange {
  lastSequence += 1;
  return {
    id,
    userId,
    sequence: sequence ?? lastSequence,
    at,
    former,
    content: content && pack(content, () => `${id}.f`),
  };
}
