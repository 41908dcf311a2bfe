import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isDue } from '#machines/draft/selectors.ts';
import type { DraftContent, DraftPlace } from '#machines/draft/types.ts';
import { isSameValue } from '#machines/form/same-value.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { newDraftId } from './draft-id.ts';
import { type DraftActor, draftLogic, handIn } from './draft-logic.ts';
import { useServices } from './services-context.ts';

interface DraftOptions extends DraftPlace {
  readonly chosen?: string | null;
  readonly secrets?: readonly string[];
}

const none: readonly string[] = [];

/** The draft of a form, for as long as its screen stands. */
export function useDraft({ form, id, chosen = null, secrets = none }: DraftOptions): DraftActor {
  const { drafts, session } = useServices();
  const [userId] = useState(() => currentUser(session.getSnapshot())?.id ?? null);
  const [ids] = useState(() => ({ id: newDraftId(), restoredId: newDraftId() }));
  const logic = useMemo(
    () => draftLogic(drafts, { userId, place: { form, id }, chosen, secrets }),
    [drafts, userId, form, id, chosen, secrets],
  );
  const draft = useActorRef(logic, { input: ids });

  useEffect(() => {
    const leave = drafts.join(() => handIn(draft));
    const flush = () => {
      if (document.visibilityState === 'hidden') draft.send({ type: 'draft.flush' });
    };
    const hide = () => draft.send({ type: 'draft.flush' });
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', hide);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', hide);
    };
  }, [drafts, draft]);

  return draft;
}

interface Form<Snapshot> {
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/**
 * Keeps what stands in a form. `contentOf` says what there is to keep: `null` when nothing is left, `undefined` when the
 * form has no word in it at the moment. What ends the typing, or sends it, is kept at once.
 */
export function useKeeping<Snapshot>(
  draft: DraftActor,
  form: Form<Snapshot>,
  contentOf: (snapshot: Snapshot) => DraftContent | null | undefined,
): void {
  const read = useEffectEvent(contentOf);
  useEffect(() => {
    let last: DraftContent | null = null;
    const subscription = form.subscribe((snapshot) => {
      const content = read(snapshot);
      if (content === undefined || isSame(content, last)) return;
      const isTyping = content !== null && last?.status === content.status;
      last = content;
      // A key while others wait to be kept costs nothing more: they are read together.
      if (isTyping && isDue(draft.getSnapshot())) return;
      draft.send({ type: 'draft.changed', content: content && alive(() => last ?? content) });
      if (!isTyping && (content === null || content.status !== 'typing')) draft.send({ type: 'draft.flush' });
    });
    return () => subscription.unsubscribe();
  }, [draft, form]);
}

/** What is newest whenever it is read. */
function alive(newest: () => DraftContent): DraftContent {
  return {
    get place() {
      return newest().place;
    },
    get status() {
      return newest().status;
    },
    get base() {
      return newest().base;
    },
    get values() {
      return newest().values;
    },
  };
}

function isSame(one: DraftContent | null, other: DraftContent | null): boolean {
  if (one === null || other === null) return one === other;
  return one.status === other.status && isSameValue(one.base, other.base) && isSameValue(one.values, other.values);
}
