import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DraftStore } from '#drafts/draft-store.ts';
import { draftDependencies, restoredFrom } from '#drafts/send-draft.ts';
import type { Entity } from '#entities/define.ts';
import { formErrors } from '#entities/form-groups.ts';
import type { Draft } from '#machines/draft/types.ts';
import { invalidPaths } from '#machines/form/errors.ts';
import type { formMachine } from '#machines/form/machine.ts';
import { formLogic, saveEvent } from '#records/form-logic.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useOutput } from '../shared/use-output.ts';

interface DraftSendingInput {
  readonly draft: Draft;
  readonly entity: Entity;
  readonly draftStore: DraftStore;
}

/** What sends a draft: its form without fields. */
export interface DraftSending {
  readonly form: ActorRefFrom<typeof formMachine>;
  readonly send: () => void;
}

/** The form of a draft, its pending calls, and whether the draft is complete. */
export function useDraftSending({ draft, entity, draftStore }: DraftSendingInput) {
  const api = useOwnApi();
  const { visibleRows } = useServices();
  const { id } = draft.place;
  // One instance per shown version of the draft: it holds state about that version.
  const logic = useMemo(
    () => formLogic(api, entity, draftDependencies(draft, { draftStore, visibleRows })),
    [api, entity, draft, draftStore, visibleRows],
  );
  const form = useActorRef(logic, {
    input: {
      mode: id === null ? 'create' : 'edit',
      id,
      newestBefore: visibleRows.newestId(entity.path) ?? draft.newestBefore ?? null,
      initial: draft.values,
      draft: restoredFrom(draft),
      validate: formErrors(entity),
    },
  });
  useResumed(form);
  useOutput(form, () => void draftStore.remove([draft]).catch(() => undefined));
  const sending = useMemo((): DraftSending => ({ form, send: () => form.send(saveEvent(api)) }), [form, api]);
  return {
    sending,
    calls: api.pending,
    isComplete: useSelector(form, ({ context }) => invalidPaths(context).length === 0),
  };
}
