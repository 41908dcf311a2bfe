import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { categoryFormLogic } from '#actors/category-logic.ts';
import { formContent } from '#actors/form-draft.ts';
import { useDraft, useKeeping } from '#actors/use-draft.ts';
import { useOwnApi } from '#actors/use-own-api.ts';
import { useResumed } from '#actors/use-resumed.ts';
import { categoryFields } from '#entities/category.ts';
import { valuesOf } from '#fields/wire.ts';
import { canRestore, isDirty, isUnsaved } from '#machines/form/selectors.ts';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { DraftArea } from '../draft-area.tsx';
import { errorsOf } from '../form-errors.ts';
import { FormMessages } from '../form-messages.tsx';
import { FormRows } from '../form-rows.tsx';
import { FormSheet } from '../form-sheet.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import { useNotices } from '../use-notices.ts';
import { useOutput } from '../use-output.ts';

interface CategoryFormProps {
  readonly onSaved: () => void;
  /** Only some of them may be saved: the list shows which. */
  readonly onUncertain: () => void;
}

const place = { form: 'category', id: null };
const initial = valuesOf(categoryFields, 'create');

/** Rows of new categories, which one call adds together (section 3, category assignment). Serves one save. */
export function CategoryForm({ onSaved, onUncertain }: CategoryFormProps) {
  const api = useOwnApi();
  const form = useActorRef(
    useMemo(() => categoryFormLogic(api), [api]),
    {
      input: {
        mode: 'create',
        id: null,
        hasEdit: false,
        initial,
        validate: (values) => errorsOf(categoryFields, 'create', values),
      },
    },
  );
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const dirty = useSelector(form, ({ context }) => isDirty(context));
  const isUncertain = useSelector(form, (snapshot) => snapshot.matches({ editing: 'unsure' }));
  const hasUnsaved = useSelector(form, isUnsaved);
  const draft = useDraft(place);
  const base = useSelector(form, ({ context }) => context.base);
  useKeeping(draft, form, (snapshot) => formContent(snapshot, place));
  useNotices(form);
  useResumed(form);
  useFormFocus(form);
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
        onRestore={(taken) => form.send({ type: 'form.restore', ...taken })}
      />
      <FormSheet
        busy={busy}
        dirty={dirty}
        draft={draft}
        onSave={() => form.send({ type: 'form.save' })}
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
