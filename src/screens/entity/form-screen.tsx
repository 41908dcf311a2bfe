import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { keepWaiting } from '#actors/draft-logic.ts';
import { formContent } from '#actors/form-draft.ts';
import { formLogic } from '#actors/form-logic.ts';
import { createOptionStore } from '#actors/option-store.ts';
import { useServices } from '#actors/services-context.ts';
import { useDraft, useKeeping } from '#actors/use-draft.ts';
import { useResumed } from '#actors/use-resumed.ts';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import type { Entity } from '#entities/define.ts';
import { valuesOf } from '#fields/wire.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { isUnsaved } from '#machines/form/selectors.ts';
import type { FormMode, SaveInput } from '#machines/form/types.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { DraftArea } from '../draft-area.tsx';
import { errorsOf } from '../form-errors.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { useNotices } from '../use-notices.ts';
import { useOutput } from '../use-output.ts';
import { EntityForm } from './entity-form.tsx';

interface FormScreenProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly id: number | null;
  /** The draft that was opened from the page of drafts. */
  readonly draftId?: string | null;
  /** Back to the list, when the record is saved or the person cancels. */
  readonly onDone: () => void;
}

/** The form of any entity, to create or to edit a record (section 2: /X/create and /X/edit/{id}). */
export function FormScreen({ entity, mode, id, draftId = null, onDone }: FormScreenProps) {
  const text = useText();
  const serverText = useServerText();
  const { api } = useServices();
  const options = useMemo(() => createOptionStore(api), [api]);
  const secrets = useMemo(() => secretsOf(entity), [entity]);
  const draft = useDraft({ form: entity.path, id, chosen: draftId, secrets });
  const place = useMemo(() => ({ form: entity.path, id }), [entity.path, id]);
  const keep = useCallback(
    async ({ base, values }: SaveInput) => {
      // A password is never kept, so what needs one cannot wait without it.
      if (secrets.some((name) => values[name] !== '')) return false;
      return await keepWaiting(draft, { place, base, values });
    },
    [draft, place, secrets],
  );
  const logic = useMemo(() => formLogic(api, entity, keep), [api, entity, keep]);
  const form = useActorRef(logic, {
    input: {
      mode,
      id,
      initial: valuesOf(entity.fields, mode),
      validate: (values, base) => errorsOf(entity.fields, mode, values, base),
    },
  });
  const stage = useSelector(form, (snapshot) =>
    snapshot.matches('loadFailed') ? 'failed' : snapshot.matches('loading') ? 'loading' : 'ready',
  );
  const failure = useSelector(form, ({ context }) => context.failure);
  const hasUnsaved = useSelector(form, isUnsaved);
  const base = useSelector(form, ({ context }) => context.base);
  useKeeping(draft, form, (snapshot) => formContent(snapshot, place));
  useNotices(form);
  useResumed(form);
  useOutput(form, () => onDone());

  const record = text(entity.record);
  return (
    <OptionStoreContext value={options}>
      <PageTitle heading={text(mode === 'create' ? 'Create {{record}}' : 'Edit {{record}}', { record })} />
      <DraftArea
        draft={draft}
        fields={entity.fields}
        record={stage === 'loading' ? undefined : stage === 'failed' ? null : base}
        isChosen={draftId !== null}
        onRestore={(taken) => form.send({ type: 'form.restore', ...taken })}
      />
      {stage === 'loading' && <FormSkeleton fields={Object.keys(entity.fields).length} />}
      {stage === 'failed' && (
        <EmptyState
          title={text('This record could not be read')}
          action={<Button onClick={() => form.send({ type: 'form.retry' })}>{text('Retry')}</Button>}
        >
          {failure && serverText(failure.message)}
        </EmptyState>
      )}
      {stage === 'ready' && <EntityForm entity={entity} mode={mode} form={form} draft={draft} onCancel={onDone} />}
      <ChangedElsewhere form={form} fields={entity.fields} />
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(form.getSnapshot())} drafts={[draft]} />
    </OptionStoreContext>
  );
}

function secretsOf({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.entry === 'password' ? [name] : [],
  );
}
