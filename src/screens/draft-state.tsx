import { useSelector } from '@xstate/react';
import type { DraftActor } from '#actors/draft-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { isKept } from '#machines/draft/selectors.ts';

/** Beside the buttons of a form: whether what stands in it is on the disk. */
export function DraftState({ draft }: { draft: DraftActor }) {
  const text = useText();
  const kept = useSelector(draft, isKept);
  return kept && <span>{text('Kept as a draft')}</span>;
}
