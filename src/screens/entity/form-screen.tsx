import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { formLogic } from '#actors/form-logic.ts';
import { createOptionStore } from '#actors/option-store.ts';
import { useServices } from '#actors/services-context.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import type { Entity } from '#entities/define.ts';
import { valuesOf } from '#fields/wire.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { isUnsaved } from '#machines/form/selectors.ts';
import type { FormMode } from '#machines/form/types.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
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
  /** Back to the list, when the record is saved or the person cancels. */
  readonly onDone: () => void;
}

/** The form of any entity, to create or to edit a record (section 2: /X/create and /X/edit/{id}). */
export function FormScreen({ entity, mode, id, onDone }: FormScreenProps) {
  const text = useText();
  const serverText = useServerText();
  const { api } = useServices();
  const options = useMemo(() => createOptionStore(api), [api]);
  const form = useActorRef(useLogic(formLogic, entity), {
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
  useNotices(form);
  useResumed(form);
  useOutput(form, () => onDone());

  const record = text(entity.record);
  return (
    <OptionStoreContext value={options}>
      <PageTitle heading={text(mode === 'create' ? 'Create {{record}}' : 'Edit {{record}}', { record })} />
      {stage === 'loading' && <FormSkeleton fields={Object.keys(entity.fields).length} />}
      {stage === 'failed' && (
        <EmptyState
          title={text('This record could not be read')}
          action={<Button onClick={() => form.send({ type: 'form.retry' })}>{text('Retry')}</Button>}
        >
          {failure && serverText(failure.message)}
        </EmptyState>
      )}
      {stage === 'ready' && <EntityForm entity={entity} mode={mode} form={form} onCancel={onDone} />}
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(form.getSnapshot())} />
    </OptionStoreContext>
  );
}
