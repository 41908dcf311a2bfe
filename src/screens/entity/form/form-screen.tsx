import { useSelector } from '@xstate/react';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { canRestore, isUnsaved } from '#machines/form/selectors.ts';
import type { FormMode } from '#machines/form/types.ts';
import { useOptionStore } from '#options/use-option-store.ts';
import type { PrefetchedRecord } from '#records/prefetch-record.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DraftArea } from '../../shared/draft/draft-area.tsx';
import { ChangedElsewhere } from '../../shared/form/changed-elsewhere.tsx';
import { FormSkeleton } from '../../shared/form/form-sheet.tsx';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useNotices } from '../../shared/use-notices.ts';
import { EntityForm } from './entity-form.tsx';
import { useEntityForm } from './use-entity-form.ts';

interface FormScreenProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly id: number | null;
  /** The id of the record that a new one is copied from. */
  readonly copyOf?: number | null;
  /** The id of the draft to open. */
  readonly draftId?: string | null;
  /** The prefetched record. */
  readonly prefetched?: PrefetchedRecord | undefined;
  /** Called after a save and on Cancel. Leads back to the list. */
  readonly onDone: () => void;
}

/** The form of any entity, to create or to edit a record (section 2: /X/create and /X/edit/{id}). */
export function FormScreen({
  entity,
  mode: first,
  id,
  copyOf = null,
  draftId = null,
  prefetched,
  onDone,
}: FormScreenProps) {
  const text = useText();
  const serverText = useServerText();
  const options = useOptionStore();
  const { calls, form, draft, stage, record, row } = useEntityForm({
    entity,
    mode: first,
    id,
    copyOf,
    draftId,
    prefetched,
    onDone,
  });
  // A create becomes an edit when its record is found.
  const mode = useSelector(form, ({ context }) => context.mode);
  const failure = useSelector(form, ({ context }) => context.failure);
  const hasUnsaved = useSelector(form, isUnsaved);
  useNotices(form);

  const titleParams = { record: text(entity.record) };
  return (
    <OptionStoreContext value={options}>
      <PageTitle heading={text(mode === 'create' ? 'Create {{record}}' : 'Edit {{record}}', titleParams)} />
      <DraftArea
        draft={draft}
        form={form}
        canRestore={canRestore}
        fields={entity.fields}
        record={record}
        isChosen={draftId !== null}
        onRestore={(restored) => form.send({ type: 'form.restore', ...restored })}
      />
      {stage === 'loading' && <SlowNotice calls={calls} />}
      {stage === 'loading' && !row && <FormSkeleton fields={Object.keys(entity.fields).length} />}
      {stage === 'failed' && (
        <EmptyState
          title={text('This record could not be loaded')}
          action={<Button onClick={() => form.send({ type: 'form.retry' })}>{text('Retry')}</Button>}
        >
          {failure && serverText(failure.message)}
        </EmptyState>
      )}
      {(stage === 'ready' || row) && (
        <EntityForm entity={entity} mode={mode} form={form} draft={draft} onCancel={onDone} row={row} calls={calls} />
      )}
      <ChangedElsewhere form={form} fields={entity.fields} />
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(form.getSnapshot())} drafts={[draft]} />
    </OptionStoreContext>
  );
}
