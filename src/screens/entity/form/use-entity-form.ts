import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { noteSending, storeWaiting } from '#drafts/draft-logic.ts';
import { formContent, useDraft, useDraftContent } from '#drafts/use-draft.ts';
import type { Entity } from '#entities/define.ts';
import { formErrors } from '#entities/form-groups.ts';
import { fieldsOn, isSecret } from '#fields/field.ts';
import { valuesOf } from '#fields/wire.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormMode, Restored, SaveInput } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { formLogic, saveEvent } from '#records/form-logic.ts';
import { newUuid } from '#records/new-uuid.ts';
import { isRecordKnown } from '#records/prefetch-record.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useOutput } from '../../shared/use-output.ts';
import type { TabChoice } from '../record/record-page.tsx';

export interface EntityFormProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly id: number | null;
  /** The id of the record that a new one is copied from. */
  readonly duplicateOf?: number | null;
  /** The id of the draft to open. */
  readonly draftId?: string | null;
  /** The path of the list with the page and search that it last showed. */
  readonly listTo?: string;
  /** The values of a new record that the address presets. */
  readonly preset?: Readonly<Record<string, string>> | undefined;
  readonly tabs?: TabChoice;
  /** Called when the record is saved, or stored as a draft that waits to be sent. Leads back to the list. */
  readonly onDone: () => void;
}

/** How long a prefetched record may take to reach the form, in milliseconds. Then its preview is shown. */
const previewDelayMs = 100;

/**
 * The form of a record, connected with its draft, and its pending calls. `record` are the unchanged values of the record;
 * `null` if it could not be read, `undefined` while it loads. Meanwhile `preview` is its row in the list, or `null` without
 * one.
 */
export function useEntityForm(props: EntityFormProps) {
  const { entity, mode, id, duplicateOf = null, draftId = null, onDone } = props;
  const { visibleRows } = useServices();
  const api = useOwnApi();
  const [row] = useState(() => (mode === 'edit' && id !== null ? visibleRows.rowOf(entity.path, id) : undefined));
  const secrets = useMemo(() => Object.keys(entity.fields).filter((name) => isSecret(entity.fields[name])), [entity]);
  const [read, noteRecord] = useState<ListRow>();
  const draft = useDraft({ form: entity.path, id, chosen: draftId, secrets });
  const draftKey = useMemo(() => ({ form: entity.path, id }), [entity.path, id]);
  const effects = useMemo(
    () => ({
      store: async ({ mode: _, id: ownId, ...content }: SaveInput) => {
        // Passwords are never stored, so a draft with a password cannot wait to be sent.
        if (secrets.some((name) => content.values[name] !== '')) return false;
        return await storeWaiting(draft, { place: { ...draftKey, id: ownId }, ...content });
      },
      noteSending: async () => {
        await noteSending(draft);
        return null;
      },
      newestId: () => visibleRows.newestId(entity.path),
      noteCreated: (newId: unknown) => visibleRows.noteNewestId(entity.path, newId),
      noteRecord,
    }),
    [draft, draftKey, secrets, visibleRows, entity.path],
  );
  const [newestBefore] = useState(() => visibleRows.newestId(entity.path));
  const [key] = useState(() => (mode === 'create' ? newUuid() : null));
  const logic = useMemo(() => formLogic(api, entity, effects), [api, entity, effects]);
  const form = useActorRef(logic, {
    input: {
      mode,
      id,
      duplicateOf,
      newestBefore,
      key,
      initial: { ...valuesOf(entity.fields, mode, row), ...presetOf(entity, mode, props.preset) },
      validate: formErrors(entity),
    },
  });
  const stage: 'loading' | 'failed' | 'ready' = useSelector(form, (snapshot) =>
    snapshot.hasTag('loadFailed') ? 'failed' : isLoading(snapshot) ? 'loading' : 'ready',
  );
  const base = useSelector(form, ({ context }) => context.base);
  // The record of a prefetch arrives before the first frame: a preview would be rendered for nothing.
  const [hasPreview, setHasPreview] = useState(() => id === null || !isRecordKnown(api, entity, id));
  useEffect(() => {
    if (hasPreview) return;
    const timer = setTimeout(() => isLoading(form.getSnapshot()) && setHasPreview(true), previewDelayMs);
    return () => clearTimeout(timer);
  }, [form, hasPreview]);
  useDraftContent(draft, form, (snapshot) => formContent(snapshot, draftKey));
  useResumed(form);
  useReconnected(() => hasFailedOffline(form.getSnapshot()) && form.send({ type: 'form.retry' }));
  useOutput(form, () => onDone());
  const record = stage === 'loading' ? undefined : stage === 'failed' ? null : base;
  return {
    calls: api.pending,
    form,
    draft,
    restore: (restored: Restored) => form.send({ type: 'form.restore', ...restored }),
    save: () => form.send(saveEvent(api)),
    stage,
    record,
    preview: stage === 'loading' && hasPreview ? (row ?? null) : undefined,
    /** What is known of the record: as it was read, or its row in the list. Null if it could not be read. */
    known: read ?? row ?? (stage === 'loading' ? undefined : null),
  };
}

/** The preset values of fields that the form has. */
function presetOf({ fields }: Entity, mode: FormMode, preset: EntityFormProps['preset'] = {}) {
  const names = mode === 'create' ? fieldsOn('create', fields).map(([name]) => name) : [];
  return Object.fromEntries(Object.entries(preset).filter(([name]) => names.includes(name)));
}

const hasFailedOffline = (snapshot: FormSnapshot) =>
  snapshot.hasTag('loadFailed') && snapshot.context.failure?.kind === 'offline';

const isLoading = (snapshot: FormSnapshot) => snapshot.hasTag('loading');
