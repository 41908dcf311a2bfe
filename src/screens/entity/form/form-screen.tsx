import { shallowEqual, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { subscribeUndone } from '#history/undo/offers.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { canRestore, changedFields, isUnsaved } from '#machines/form/selectors.ts';
import type { RestoredRecord } from '#machines/history/types.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DraftArea } from '../../shared/draft/draft-area.tsx';
import type { RowsEditorProps } from '../../shared/form/form-actor.ts';
import { ChangedElsewhere, FormChanges } from '../../shared/form/form-differences.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormMessages } from '../../shared/form/form-messages.tsx';
import { FormRows } from '../../shared/form/form-rows.tsx';
import { FormSheet, FormSkeleton } from '../../shared/form/form-sheet.tsx';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { PasteNames } from '../../shared/form/paste-names.tsx';
import { pointTableCode } from '../../shared/points/point-table-code.ts';
import { useNotices } from '../../shared/use-notices.ts';
import { pointsField } from '../record/points-field.ts';
import { RecordPage } from '../record/record-page.tsx';
import { FormFields } from './form-fields.tsx';
import { SameName } from './same-name.tsx';
import { type EntityFormProps, useEntityForm } from './use-entity-form.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useRecordOptions } from './use-record-options.ts';

/** A form outside a route has no other tabs. */
const noTabs = { current: '', to: () => '', open: () => undefined };

/**
 * The form of any entity, to create or to edit a record (section 2: /X/create and /X/edit/{id}). It starts again
 * when an undo may have changed the record, in the same field, and leaves for the list when that moved the record to the trash.
 */
export function FormScreen(props: EntityFormProps) {
  const [restarts, setRestarts] = useState(0);
  const lastField = useRef('');
  const restart = () => setRestarts((count) => count + 1);
  const onRestored = (record: RestoredRecord) => (record === null ? props.onDone() : restart());
  return <RecordForm key={restarts} {...props} lastField={lastField} onRestored={onRestored} onUndone={restart} />;
}

interface RecordFormProps extends EntityFormProps {
  readonly lastField: RefObject<string>;
  readonly onRestored: (record: RestoredRecord) => void;
  /** Called when the user undoes a change of the entity's records while the form has no input. */
  readonly onUndone: () => void;
}

function RecordForm({ lastField, onRestored, onUndone, ...props }: RecordFormProps) {
  const { entity, id, draftId = null, listTo = `/${entity.path}`, tabs = noTabs, onDone } = props;
  const text = useText();
  const serverText = useServerText();
  const { calls, form, draft, restore, save, stage, record, preview, known } = useEntityForm(props);
  const options = useRecordOptions(entity.fields, known);
  // A create becomes an edit when its record is found.
  const mode = useSelector(form, ({ context }) => context.mode);
  const failure = useSelector(form, ({ context }) => context.failure);
  const hasUnsaved = useSelector(form, isUnsaved);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const isSaved = useSelector(form, ({ status }) => status === 'done');
  const changed = useSelector(form, ({ context }) => changedFields(context), shallowEqual);
  const only = tabs.current === 'points' && mode === 'edit' ? pointsField(entity) : undefined;
  useNotices(form);
  useFieldFocus({ isReady: stage === 'ready', isNew: id === null, last: lastField });
  useEffect(
    () =>
      subscribeUndone((area) => {
        // A form with input stays. If the server has versions, its save shows what the undo changed.
        if (area === entity.path && id !== null && !isUnsaved(form.getSnapshot())) onUndone();
      }),
    [entity.path, id, form, onUndone],
  );

  return (
    <OptionStoreContext value={options}>
      <RecordPage
        entity={entity}
        form={form}
        record={known}
        isReady={stage === 'ready' && !busy && !isSaved}
        listTo={listTo}
        tabs={tabs}
        onRestored={onRestored}
        onRemoved={onDone}
      >
        <DraftArea
          draft={draft}
          form={form}
          canRestore={canRestore}
          fields={entity.fields}
          record={record}
          isChosen={draftId !== null}
          onRestore={restore}
        />
        {stage === 'loading' && <SlowNotice calls={calls} />}
        {preview === null && (
          <FormSkeleton>
            <FormFields entity={entity} mode={mode} record={known} only={only} />
          </FormSkeleton>
        )}
        {stage === 'failed' && (
          <EmptyState
            title={text('This record could not be loaded')}
            action={<Button onClick={() => form.send({ type: 'form.retry' })}>{text('Retry')}</Button>}
          >
            {failure && serverText(failure.message)}
          </EmptyState>
        )}
        {(stage === 'ready' || preview) && (
          <FormSheet
            busy={busy}
            isSaved={isSaved}
            changed={changed}
            fields={entity.fields}
            draft={draft}
            onSave={save}
            onCancel={onDone}
            notice={!preview && <SlowNotice calls={calls} />}
            isPreview={preview !== undefined}
            changes={mode === 'edit' && <FormChanges form={form} fields={entity.fields} busy={busy} />}
          >
            <FormMessages form={form} entity={entity} />
            <FormFields entity={entity} mode={mode} row={preview ?? undefined} record={known} only={only}>
              {(name, field) =>
                field.kind === 'rows' ? (
                  <RowsEditor form={form} field={field} name={name} />
                ) : (
                  <>
                    <FormField form={form} field={field} name={name} mode={mode} />
                    {field.kind === 'multiSelect' && (
                      <div>
                        <PasteNames form={form} field={field} name={name} />
                      </div>
                    )}
                    <SameName form={form} entity={entity} below={name} />
                  </>
                )
              }
            </FormFields>
          </FormSheet>
        )}
      </RecordPage>
      <ChangedElsewhere form={form} fields={entity.fields} />
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(form.getSnapshot())} drafts={[draft]} />
    </OptionStoreContext>
  );
}

function RowsEditor(props: RowsEditorProps) {
  if (props.field.editor !== 'points') return <FormRows {...props} />;
  return <LazyPage code={pointTableCode}>{({ PointTable }) => <PointTable {...props} />}</LazyPage>;
}
