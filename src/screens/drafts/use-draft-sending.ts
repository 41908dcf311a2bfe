import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { draftSendLogic } from '#drafts/draft-send-logic.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import type { Entity } from '#entities/define.ts';
import type { Draft } from '#machines/draft/types.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { errorsOf } from '../shared/form/form-errors.ts';
import type { DraftSendActor } from './draft-list.tsx';

interface Sending {
  readonly draft: Draft;
  readonly entity: Entity;
  readonly shelf: DraftStore;
}

/** What sends a draft when somebody presses for it, and what it still lacks. */
export function useDraftSending({ draft, entity, shelf }: Sending): {
  readonly sending: DraftSendActor;
  readonly isComplete: boolean;
  /** What it waits for. */
  readonly calls: PendingCalls;
} {
  const api = useOwnApi();
  const { visibleRows } = useServices();
  const { place, base, values, status } = draft;
  const mode = place.id === null ? 'create' : 'edit';
  // One for as long as this version of the draft is shown: it knows what has been noted of it from here.
  const [logic] = useState(() => draftSendLogic(api, entity, draft, { shelf, visibleRows }));
  const sending = useActorRef(logic, {
    input: {
      mode,
      base,
      values,
      isUnsure: status === 'unsure',
      validate: (checked, read) => errorsOf(entity.fields, mode, checked, read),
    },
  });
  useResumed(sending);
  return {
    sending,
    calls: api.pending,
    isComplete: Object.keys(errorsOf(entity.fields, mode, values, base)).length === 0,
  };
}
