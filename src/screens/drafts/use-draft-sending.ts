import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { knownCapabilities } from '#capabilities/capabilities.ts';
import { draftSendLogic } from '#drafts/draft-send-logic.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import type { Entity } from '#entities/define.ts';
import { errorsOf } from '#fields/validate.ts';
import type { Draft } from '#machines/draft/types.ts';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';

export type DraftSendActor = ActorRefFrom<typeof draftSendMachine>;

interface DraftSendingInput {
  readonly draft: Draft;
  readonly entity: Entity;
  readonly draftStore: DraftStore;
}

/** The actor that sends a draft, its pending calls, and whether the draft is complete. */
export function useDraftSending({ draft, entity, draftStore }: DraftSendingInput) {
  const api = useOwnApi();
  const { visibleRows } = useServices();
  const { place, base, values, status, version = null } = draft;
  const mode = place.id === null ? 'create' : 'edit';
  // One instance per shown version of the draft: it holds state about that version.
  const [logic] = useState(() => draftSendLogic(api, entity, draft, { draftStore, visibleRows }));
  const sending = useActorRef(logic, {
    input: {
      mode,
      base,
      values,
      isUnsure: status === 'unsure',
      version: knownCapabilities(api).versions ? version : null,
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
