import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { newId } from '#drafts/store/change.ts';
import { canRestore, isUnsaved } from '#machines/form/selectors.ts';
import { useEntityForm } from '#screens/entity/form/use-entity-form.ts';
import { useOffer } from '#screens/shared/draft/use-offer.ts';
import { useDirtyLock } from '#worker/client/dirty-lock.ts';
import type { Stage } from './stage.ts';
import { useWaits } from './use-waits.ts';

interface FormScreenProps {
  readonly stage: Stage;
  readonly id: number | null;
  /** The draft that was opened from the drafts page. */
  readonly chosen: string | null;
}

/** `screens/entity/form/form-screen.tsx` without its markup. */
export function FormScreen({ stage, id, chosen }: FormScreenProps) {
  const [opening] = useState(newId);
  const { entity } = stage;
  const onDone = useCallback(() => {
    void stage.go({ kind: 'list', query: { page: 1, perPage: 10, search: '' } });
  }, [stage]);
  const mode = id === null ? 'create' : 'edit';
  const { calls, form, draft, record, restore, save } = useEntityForm({
    entity,
    mode,
    id,
    duplicateOf: null,
    draftId: chosen,
    onDone,
  });
  useWaits(stage, 'form', form, calls);
  const offer = useOffer(
    {
      draft,
      form,
      canRestore,
      record,
      isChosen: chosen !== null,
      onRestore: restore,
    },
    () => stage.notify('This draft was changed or sent in another window. Nothing was restored.'),
  );
  useDirtyLock(useSelector(form, isUnsaved));

  useEffect(() => {
    const staged = { opening, id, form, draft, offer, save };
    stage.form = staged;
    return () => {
      if (stage.form === staged) stage.form = null;
    };
  });

  useEffect(() => {
    const subscription = form.on('notify', ({ message }) => stage.notify(message));
    return () => subscription.unsubscribe();
  }, [stage, form]);
  return null;
}
