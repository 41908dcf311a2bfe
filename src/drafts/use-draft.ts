import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Subscribable } from 'xstate';
import type { DraftContent, DraftKey } from '#machines/draft/types.ts';
import { draftKeyOf } from '#machines/form/create-key.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { type FormSnapshot, isDirty } from '#machines/form/selectors.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { subscribeRecovery } from '#storage/health.ts';
import { type DraftActor, draftLogic, flushDraft } from './draft-logic.ts';
import { newId } from './store/change.ts';

interface DraftOptions extends DraftKey {
  readonly chosen?: string | null;
  readonly secrets?: readonly string[];
}

const none: readonly string[] = [];

/** The draft of a form, while its screen is mounted. */
export function useDraft({ form, id, chosen = null, secrets = none }: DraftOptions): DraftActor {
  const { drafts, session } = useServices();
  const [userId] = useState(() => currentUser(session.getSnapshot())?.id ?? null);
  const [ids] = useState(() => ({ id: newId(), restoredId: newId() }));
  const logic = useMemo(
    () => draftLogic(drafts, { userId, place: { form, id }, chosen, secrets }),
    [drafts, userId, form, id, chosen, secrets],
  );
  const draft = useActorRef(logic, { input: ids });

  useEffect(() => {
    const leave = drafts.join(() => flushDraft(draft));
    const flush = () => draft.send({ type: 'draft.flush' });
    // A user who leaves, or comes back, may have made room on a full device.
    document.addEventListener('visibilitychange', flush);
    const unsubscribe = subscribeRecovery('drafts', flush);
    return () => {
      leave();
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
    };
  }, [drafts, draft]);

  return draft;
}

/**
 * Stores the content of a form as its draft. `contentOf` returns the content, `null` if there is nothing to store, or
 * `undefined` if the draft should stay unchanged.
 */
export function useDraftContent<Snapshot>(
  draft: DraftActor,
  form: Subscribable<Snapshot>,
  contentOf: (snapshot: Snapshot) => DraftContent | null | undefined,
): void {
  const read = useEffectEvent(contentOf);
  useEffect(() => {
    let last: DraftContent | null = null;
    const subscription = form.subscribe((snapshot) => {
      const content = read(snapshot);
      if (content === undefined || isSame(content, last)) return;
      last = content;
      draft.send({ type: 'draft.changed', content });
    });
    return () => subscription.unsubscribe();
  }, [draft, form]);
}

function isSame(one: DraftContent | null, other: DraftContent | null): boolean {
  if (one === null || other === null) return one === other;
  const { status, base, version, values, key } = one;
  const isSameState = status === other.status && version === other.version && key === other.key;
  return isSameState && isSameValue(base, other.base) && isSameValue(values, other.values);
}

/** The draft content of an entity's form, see {@link useDraftContent}. During a save the status is `unsure`. */
export function formContent(snapshot: FormSnapshot, place: DraftKey): DraftContent | null | undefined {
  const { context } = snapshot;
  if (snapshot.hasTag('saved')) return null;
  if (snapshot.hasTag('noContent')) return undefined;
  if (!isDirty(context)) return null;
  const status = context.isUnsure || snapshot.hasTag('mayBeSent') ? 'unsure' : 'typing';
  const { base, version, values, newestBefore } = context;
  const key = context.mode === 'create' ? draftKeyOf(context, status === 'unsure') : null;
  // A create whose record was found continues as an edit of it.
  return { place: { ...place, id: context.id }, status, base, version, values, newestBefore, key };
}
