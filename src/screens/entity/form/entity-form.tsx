import { useSelector } from '@xstate/react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { DraftActor } from '#drafts/draft-logic.ts';
import type { Entity } from '#entities/define.ts';
import { fieldsOn } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { isDirty } from '#machines/form/selectors.ts';
import type { FormMode } from '#machines/form/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import type { FormActor } from '../../shared/form/form-actor.ts';
import { FormChanges } from '../../shared/form/form-changes.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormMessages } from '../../shared/form/form-messages.tsx';
import { FormSheet } from '../../shared/form/form-sheet.tsx';
import { useFormFocus } from '../../shared/form/use-form-focus.ts';
import { rowsEditor } from './load-form.ts';

interface EntityFormProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly form: FormActor;
  readonly draft: DraftActor;
  readonly onCancel: () => void;
  /** The form's pending calls. */
  readonly calls: PendingCalls;
  /** The record's row in the list, as a read-only preview while the record loads. */
  readonly row?: ListRow | undefined;
}

/** The fields of a record, with the result of the last save. */
export function EntityForm({ entity, mode, form, draft, onCancel, calls, row }: EntityFormProps) {
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const dirty = useSelector(form, ({ context }) => isDirty(context));
  useFormFocus(form);

  return (
    <FormSheet
      busy={busy}
      dirty={dirty}
      draft={draft}
      onSave={() => form.send({ type: 'form.save' })}
      onCancel={onCancel}
      notice={row === undefined && <SlowNotice calls={calls} />}
      isPreview={row !== undefined}
      changes={mode === 'edit' && <FormChanges form={form} fields={entity.fields} busy={busy} />}
    >
      <FormMessages form={form} entity={entity} />
      {fieldsOn(mode, entity.fields).map(([name, field]) =>
        row && !(name in row && kindOf(field).isInRow) ? (
          <Skeleton key={name} shape="box" />
        ) : field.kind === 'rows' ? (
          <LazyPage key={name} code={rowsEditor(field)}>
            {(Rows) => <Rows form={form} field={field} name={name} />}
          </LazyPage>
        ) : (
          <FormField key={name} form={form} field={field} name={name} mode={mode} />
        ),
      )}
    </FormSheet>
  );
}
