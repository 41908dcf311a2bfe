import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { type DraftActor, handIn } from '#actors/draft-logic.ts';
import { offeredDraft } from '#machines/draft/selectors.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/same-value.ts';
import type { FormValues, Restored } from '#machines/form/types.ts';

export interface OfferOf {
  readonly draft: DraftActor;
  /** What stands in the form as nobody has changed it; `null` where it could not be read, `undefined` while it is read. */
  readonly record: FormValues | null | undefined;
  /** Came from the page of drafts: what raises no question is taken at once. */
  readonly isChosen?: boolean;
  readonly onRestore: (taken: Restored) => void;
}

interface Offer {
  readonly offered: Draft;
  /** The record as it is now; `null` where it could not be read. */
  readonly record: FormValues | null;
  readonly restore: (values: FormValues) => Promise<void>;
}

/** The draft of an earlier visit to a form, once there is something to compare it with. */
export function useOffer({ draft, record, isChosen = false, onRestore }: OfferOf): Offer | null {
  const offered = useSelector(draft, offeredDraft);

  /** What has been typed over the offer is kept as a draft of its own first. */
  async function restore(base: FormValues, values: FormValues) {
    if (!(await handIn(draft))) return;
    const taken = offeredDraft(draft.getSnapshot());
    if (taken === null) return;
    draft.send({ type: 'draft.restore' });
    onRestore({ base, values, isUnsure: taken.status === 'unsure' });
  }

  const takeChosen = useEffectEvent(() => {
    if (offered === null || record === undefined || !isChosen || offered.status === 'unsure') return;
    const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);
    const differences = differencesOf(offered, record ?? offered.base, isEqual);
    if (differences.every(({ by }) => by === 'mine')) void restore(offered.base, { ...record, ...offered.values });
  });
  const isHere = offered !== null && record !== undefined;
  useEffect(() => {
    if (isHere) takeChosen();
  }, [isHere]);

  return isHere ? { offered, record, restore: (values) => restore(offered.base, values) } : null;
}
