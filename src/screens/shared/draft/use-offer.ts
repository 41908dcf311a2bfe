import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Subscribable } from 'xstate';
import { type DraftActor, flushDraft } from '#drafts/draft-logic.ts';
import { hasTyped, offeredDraft } from '#machines/draft/selectors.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import type { FormValues, Restored } from '#machines/form/types.ts';
import { useServices } from '#session/services/services-context.ts';

/** The values of the form, by name. */
export interface WithValues {
  readonly context: { readonly values: object };
}

export interface OfferInput<Snapshot extends WithValues> {
  readonly draft: DraftActor;
  readonly form: Subscribable<Snapshot> & { readonly getSnapshot: () => Snapshot };
  /** Whether the form accepts a draft now. It does not while it is being saved. */
  readonly canRestore: (snapshot: Snapshot) => boolean;
  /** The unchanged values of the record; `null` if it could not be read, `undefined` while it loads. */
  readonly record: FormValues | null | undefined;
  /** Whether the user opened the draft from the page of drafts. Without conflicts it is restored at once. */
  readonly isChosen?: boolean;
  readonly onRestore: (restored: Restored) => void;
}

export interface Offer {
  readonly offered: Draft;
  /** The current record; `null` if it could not be read. */
  readonly record: FormValues | null;
  /** Whether the draft can be restored now. */
  readonly isOpen: boolean;
  readonly restore: (values: FormValues) => Promise<void>;
}

/**
 * The draft of an earlier visit to a form, once the record to compare it with is loaded. `onOutdated`: it was not restored,
 * because another window has changed, sent or discarded it, and it is no longer offered.
 */
export function useOffer<Snapshot extends WithValues>(
  input: OfferInput<Snapshot>,
  onOutdated: () => void,
): Offer | null {
  const { drafts } = useServices();
  const { draft, form, canRestore, record, isChosen = false, onRestore } = input;
  const offered = useSelector(draft, offeredDraft);
  const isOpen = useSelector(form, canRestore);

  /**
   * Values that were typed before are first stored as a draft of their own. Those that are typed while this waits stay. If
   * one of them is in a field that the draft would fill, or if a save has started by then, the offered draft is not
   * restored: it stays offered.
   */
  async function restore(base: FormValues, wanted: FormValues) {
    const shown = () => form.getSnapshot().context.values as FormValues;
    const before = shown();
    if (!(await flushDraft(draft))) return;
    const wasOffered = offeredDraft(draft.getSnapshot());
    const isCurrent = wasOffered === null ? undefined : await drafts.isCurrent(wasOffered);
    if (isCurrent === false) {
      // This removes no newer version.
      draft.send({ type: 'draft.discard' });
      onOutdated();
      return;
    }
    const restored = offeredDraft(draft.getSnapshot());
    if (restored === null || !canRestore(form.getSnapshot())) return;
    const typed = Object.entries(shown()).filter(([name, value]) => !isSameValue(value, before[name]));
    if (typed.some(([name]) => !isSameValue(wanted[name], base[name]))) return;
    const values = { ...wanted, ...Object.fromEntries(typed) };
    draft.send({ type: 'draft.restore' });
    const { status, newestBefore = null, version = null, key = null } = restored;
    onRestore({
      base,
      values,
      // While storage does not respond, another window may have sent it.
      isUnsure: status === 'unsure' || isCurrent === undefined,
      newestBefore,
      version,
      // The key belongs to the values of the draft.
      key: isSameValue(values, restored.values) ? key : null,
    });
  }

  const restoreChosen = useEffectEvent(() => {
    if (offered === null || record === undefined || !isChosen || offered.status === 'unsure') return;
    // The user decides if they have typed meanwhile.
    if (hasTyped(draft.getSnapshot())) return;
    const differences = differencesOf(offered, record ?? offered.base);
    if (differences.every(({ by }) => by === 'mine')) void restore(offered.base, { ...record, ...offered.values });
  });
  const isReady = offered !== null && record !== undefined;
  useEffect(() => {
    if (isReady) restoreChosen();
  }, [isReady]);

  return isReady ? { offered, record, isOpen, restore: (values) => restore(offered.base, values) } : null;
}
