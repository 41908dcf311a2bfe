import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useReconnected } from '#connection/use-reconnected.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { type DraftActor, noteSending, storeWaiting } from '#drafts/draft-logic.ts';
import { formContent } from '#drafts/form-draft.ts';
import { useDraft, useDraftContent } from '#drafts/use-draft.ts';
import type { Entity } from '#entities/define.ts';
import { valuesOf } from '#fields/wire.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormMode, FormValues, SaveInput } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { formLogic } from '#records/form-logic.ts';
import type { PrefetchedRecord } from '#records/prefetch-record.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { FormActor } from '../../shared/form/form-actor.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import { useOutput } from '../../shared/use-output.ts';

export interface EntityFormOf {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly id: number | null;
  /** The record that a new one begins as a copy of. */
  readonly copyOf: number | null;
  /** The draft that was opened from the page of drafts. */
  readonly draftId: string | null;
  /** The record, where it has been asked for already. */
  readonly begun?: PrefetchedRecord | undefined;
  /** The record is saved, or kept to be sent. */
  readonly onDone: () => void;
}

interface EntityFormParts {
  /** What it waits for. */
  readonly calls: PendingCalls;
  readonly form: FormActor;
  readonly draft: DraftActor;
  readonly stage: 'loading' | 'failed' | 'ready';
  /** What stands in the form as nobody has changed it; `null` where it could not be read, `undefined` while it is read. */
  readonly record: FormValues | null | undefined;
  /** While it is read: the row of a list that is known of it. */
  readonly row: ListRow | undefined;
}

/** The form of a record and its draft, each knowing of the other. */
export function useEntityForm({ entity, mode, id, copyOf, draftId, begun, onDone }: EntityFormOf): EntityFormParts {
  const { visibleRows } = useServices();
  const api = useOwnApi(begun?.api);
  const [row] = useState(() => (mode === 'edit' && id !== null ? visibleRows.rowOf(entity.path, id) : undefined));
  const secrets = useMemo(() => secretsOf(entity), [entity]);
  const draft = useDraft({ form: entity.path, id, chosen: draftId, secrets });
  const place = useMemo(() => ({ form: entity.path, id }), [entity.path, id]);
  const needs = useMemo(
    () => ({
      store: async ({ id: ownId, base, values, isUnsure, newestBefore }: SaveInput) => {
        // A password is never kept, so what needs one cannot wait without it.
        if (secrets.some((name) => values[name] !== '')) return false;
        return await storeWaiting(draft, { place: { ...place, id: ownId }, base, values, isUnsure, newestBefore });
      },
      noteSending: async () => await noteSending(draft),
      noteCreated: (newId: unknown) => visibleRows.noteNewest(entity.path, newId),
      begun,
    }),
    [draft, place, secrets, begun, visibleRows, entity.path],
  );
  const [newestBefore] = useState(() => visibleRows.newestId(entity.path));
  const logic = useMemo(() => formLogic(api, entity, needs), [api, entity, needs]);
  const form = useActorRef(logic, {
    input: {
      mode,
      id,
      copyOf,
      newestBefore,
      initial: valuesOf(entity.fields, mode, row),
      validate: (values, base, current) => errorsOf(entity.fields, current, values, base),
    },
  });
  const stage = useSelector(form, (snapshot) =>
    snapshot.matches('loadFailed') ? 'failed' : isUnread(snapshot) ? 'loading' : 'ready',
  );
  const base = useSelector(form, ({ context }) => context.base);
  useDraftContent(draft, form, (snapshot) => formContent(snapshot, place));
  useResumed(form);
  useReconnected(() => hasFailedOffline(form.getSnapshot()) && form.send({ type: 'form.retry' }));
  useOutput(form, () => onDone());
  const record = stage === 'loading' ? undefined : stage === 'failed' ? null : base;
  return { calls: api.pending, form, draft, stage, record, row: stage === 'loading' ? row : undefined };
}

const hasFailedOffline = (snapshot: FormSnapshot) =>
  snapshot.matches('loadFailed') && snapshot.context.failure?.kind === 'offline';

const isUnread = (snapshot: FormSnapshot) =>
  snapshot.matches('loading') || snapshot.matches({ awaitingSignIn: 'toLoad' });

function secretsOf({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.entry === 'password' ? [name] : [],
  );
}
