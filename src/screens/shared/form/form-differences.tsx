import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Fields } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf, unresolved } from '#machines/form/compare.ts';
import { changedFields } from '#machines/form/selectors.ts';
import type { FormValues, Side } from '#machines/form/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { DraftDifferences } from '../draft/draft-differences.tsx';
import type { FormActor } from './form-actor.ts';

interface FormDifferencesProps {
  readonly form: FormActor;
  readonly fields: Fields;
}

/** A button with the number of changed fields. It opens the list of changes, where each can be reverted. */
export function FormChanges({ form, fields, busy }: FormDifferencesProps & { readonly busy: boolean }) {
  const text = useText();
  const number = useSelector(form, ({ context }) => changedFields(context).length);
  const base = useSelector(form, ({ context }) => context.base);
  const [isOpen, setIsOpen] = useState(false);
  if (number === 0) return null;
  return (
    <>
      <Button variant="ghost" size="small" disabled={busy} onClick={() => setIsOpen(true)}>
        {text('What changed ({{number}})', { number })}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setIsOpen(false)}>
          <DifferencesDialog
            {...{ form, fields }}
            record={base}
            title={text('What changed')}
            description={text('Nothing has been sent yet. Press Save to send these changes.')}
            onBack={() => setIsOpen(false)}
            onRevert={(name) => form.send({ type: 'form.change', name, value: base[name] })}
          />
        </DialogBoundary>
      )}
    </>
  );
}

/** Shows what others have changed since the form was opened, before anything is sent. */
export function ChangedElsewhere({ form, fields }: FormDifferencesProps) {
  const text = useText();
  const isComparing = useSelector(form, (snapshot) => snapshot.hasTag('comparing'));
  const record = useSelector(form, ({ context }) => context.changedElsewhere);
  if (!isComparing || record === null) return null;
  return (
    <DialogBoundary onClose={() => form.send({ type: 'form.back' })}>
      <DifferencesDialog
        {...{ form, fields, record }}
        title={text('Someone else changed this record')}
        description={text('Nothing has been saved yet. Choose a value for each field.')}
        onBack={() => form.send({ type: 'form.back' })}
        onPick={(name, side) => form.send({ type: 'form.resolve', name, side })}
        send={(isUnresolved) => (
          <Button variant="primary" disabled={isUnresolved} onClick={() => form.send({ type: 'form.save' })}>
            {text('Send selected values')}
          </Button>
        )}
      />
    </DialogBoundary>
  );
}

interface DifferencesDialogProps extends FormDifferencesProps {
  /** What the form's values are compared with. */
  readonly record: FormValues;
  readonly title: string;
  readonly description: string;
  readonly onBack: () => void;
  readonly onPick?: (name: string, side: Side) => void;
  readonly onRevert?: (name: string) => void;
  readonly send?: (isUnresolved: boolean) => ReactNode;
}

function DifferencesDialog(props: DifferencesDialogProps) {
  const { form, fields, record, title, description, onBack, send, ...actions } = props;
  const text = useText();
  const context = useSelector(form, (snapshot) => snapshot.context);
  const { resolutions, isEqual } = context;
  const differences = differencesOf(context, record, isEqual);
  return (
    <Dialog
      open
      onClose={onBack}
      title={title}
      description={description}
      size="large"
      footer={
        <>
          <Button data-autofocus onClick={onBack}>
            {text('Back to the form')}
          </Button>
          {send?.(unresolved(differences, resolutions).length > 0)}
        </>
      }
    >
      <DraftDifferences {...{ fields, differences, resolutions, ...actions }} mine={text('Your changes')} />
    </Dialog>
  );
}
