import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { formContent, useDraft, useDraftContent } from '#drafts/use-draft.ts';
import { categoryFields } from '#entities/category.ts';
import { errorsOf } from '#fields/validate.ts';
import { valuesOf } from '#fields/wire.ts';
import { canRestore, changedFields, isUnsaved } from '#machines/form/selectors.ts';
import { categoryFormLogic } from '#records/category-logic.ts';
import { saveEvent } from '#records/form-logic.ts';
import { newUuid } from '#records/new-uuid.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DraftArea } from '../shared/draft/draft-area.tsx';
import { FormMessages } from '../shared/form/form-messages.tsx';
import { FormRows } from '../shared/form/form-rows.tsx';
import { FormSheet } from '../shared/form/form-sheet.tsx';
import { LeaveGuard } from '../shared/form/leave-guard.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';

interface CategoryFormProps {
  readonly onSaved: () => void;
  /** Possibly only some of the rows are saved: the list shows which. */
  readonly onUncertain: () => void;
}

const draftKey = { form: 'category', id: null };
const initial = valuesOf(categoryFields, 'create');

/** Rows of new categories that one call adds (section 3, category assignment). Remount it after a save. */
export function CategoryForm({ onSaved, onUncertain }: CategoryFormProps) {
  const api = useOwnApi();
  const [key] = useState(newUuid);
  const form = useActorRef(useLogic(categoryFormLogic, api), {
    input: {
      mode: 'create',
      id: null,
      hasEdit: false,
      key,
      initial,
      validate: (values) => errorsOf(categoryFields, 'create', values),
    },
  });
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const changed = useSelector(form, ({ context }) => changedFields(context), shallowEqual);
  const isUncertain = useSelector(form, (snapshot) => snapshot.hasTag('unsure'));
  const hasUnsaved = useSelector(form, isUnsaved);
  const draft = useDraft(draftKey);
  const base = useSelector(form, ({ context }) => context.base);
  useDraftContent(draft, form, (snapshot) => formContent(snapshot, draftKey));
  useNotices(form);
  useResumed(form);
  useOutput(form, () => onSaved());

  useEffect(() => {
    if (isUncertain) onUncertain();
  }, [isUncertain, onUncertain]);

  return (
    <>
      <DraftArea
        draft={draft}
        form={form}
        canRestore={canRestore}
        fields={categoryFields}
        record={base}
        onRestore={(restored) => form.send({ type: 'form.restore', ...restored })}
      />
      <FormSheet
        busy={busy}
        isPart
        changed={changed}
        fields={categoryFields}
        draft={draft}
        onSave={() => form.send(saveEvent(api))}
        onCancel={() => form.send({ type: 'form.discard' })}
        notice={<SlowNotice calls={api.pending} />}
      >
        <FormMessages form={form} />
        <FormRows form={form} field={categoryFields.items} name="items" />
      </FormSheet>
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(form.getSnapshot())} drafts={[draft]} />
    </>
  );
}
