import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Subscribable } from 'xstate';
import { type DraftActor, flushDraft } from '#drafts/draft-logic.ts';
import { hasTyped, offeredDraft } from '#machines/draft/selectors.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormValues, Restored } from '#machines/form/types.ts';

interface Form<Snapshot> extends Subscribable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
}

export interface OfferOf<Snapshot> {
  readonly draft: DraftActor;
  readonly form: Form<Snapshot>;
  /** Whether the form would take a draft as it stands: one that is being saved does not. */
  readonly canRestore: (snapshot: Snapshot) => boolean;
  /** What stands in the form as nobody has changed it; `null` where it could not be read, `undefined` while it is read. */
  readonly record: FormValues | null | undefined;
  /** Came from the page of drafts: what raises no question is taken at once. */
  readonly isChosen?: boolean;
  readonly onRestore: (taken: Restored) => void;
}

export interface Offer {
  readonly offered: Draft;
  /** The record as it is now; `null` where it could not be read. */
  readonly record: FormValues | null;
  /** Whether it can be restored now. */
  readonly isOpen: boolean;
  readonly restore: (values: FormValues) => Promise<void>;
}

/** The draft of an earlier visit to a form, once there is something to compare it with. */
export function useOffer<Snapshot>(offering: OfferOf<Snapshot>): Offer | null {
  const { draft, form, canRestore, record, isChosen = false, onRestore } = offering;
  const offered = useSelector(draft, offeredDraft);
  const isOpen = useSelector(form, canRestore);

  /**
   * What has been typed over the offer is kept as a draft of its own first. That takes its time: a form that is being
   * saved by then leaves the draft as it lies.
   */
  async function restore(base: FormValues, values: FormValues) {
    if (!(await flushDraft(draft))) return;
    const taken = offeredDraft(draft.getSnapshot());
    if (taken === null || !canRestore(form.getSnapshot())) return;
    draft.send({ type: 'draft.restore' });
    onRestore({ base, values, isUnsure: taken.status === 'unsure', newestBefore: taken.newestBefore ?? null });
  }

  const setChosen = useEffectEvent(() => {
    if (offered === null || record === undefined || !isChosen || offered.status === 'unsure') return;
    // Whoever has typed meanwhile is asked.
    if (hasTyped(draft.getSnapshot())) return;
    const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);
    const differences = differencesOf(offered, record ?? offered.base, isEqual);
    if (differences.every(({ by }) => by === 'mine')) void restore(offered.base, { ...record, ...offered.values });
  });
  const isHere = offered !== null && record !== undefined;
  useEffect(() => {
    if (isHere) setChosen();
  }, [isHere]);

  return isHere ? { offered, record, isOpen, restore: (values) => restore(offered.base, values) } : null;
}
