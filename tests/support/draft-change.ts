import type { DraftChange } from '#drafts/store/change.ts';
import { pack } from '#drafts/store/pack.ts';
import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';

interface Changed extends Partial<Pick<DraftChange, 'userId' | 'sequence' | 'at'>> {
  readonly former?: readonly DraftVersion[];
}

let made = 0;

/** A change of a draft, newer than those that were made before it. Its file is named after the draft. */
export function draftChange(
  id: string,
  content: DraftContent | null,
  { userId = 1, sequence, at = 5, former = [] }: Changed = {},
): DraftChange {
  made += 1;
  return { id, userId, sequence: sequence ?? made, at, former, content: content && pack(content, () => `${id}.f`) };
}
