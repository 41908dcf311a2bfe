import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Fields } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { changedFields } from '#machines/form/selectors.ts';
import { Button } from '#ui/base/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FormActor } from './form-actor.ts';

interface FormChangesProps {
  readonly form: FormActor;
  readonly fields: Fields;
  readonly busy: boolean;
}

/** A button with the number of changed fields. It opens the list of changes. */
export function FormChanges({ form, fields, busy }: FormChangesProps) {
  const text = useText();
  const number = useSelector(form, ({ context }) => changedFields(context).length);
  const [isOpen, setIsOpen] = useState(false);
  if (number === 0) return null;
  return (
    <>
      <Button variant="ghost" size="small" disabled={busy} onClick={() => setIsOpen(true)}>
        {text('What changed ({{number}})', { number })}
      </Button>
      {isOpen && <ChangesDialog form={form} fields={fields} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const differencesCode = lazyCode(() => import('../draft/draft-differences.tsx'));

/** The old and the new value of each changed field. A change can be reverted. */
function ChangesDialog({ form, fields, onClose }: Omit<FormChangesProps, 'busy'> & { readonly onClose: () => void }) {
  const text = useText();
  const context = useSelector(form, (snapshot) => snapshot.context);
  const { base, isEqual } = context;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('What changed')}
      description={text('Nothing has been sent yet. Press Save to send these changes.')}
      size="large"
      footer={
        <Button data-autofocus onClick={onClose}>
          {text('Back to the form')}
        </Button>
      }
    >
      <LazyPage code={differencesCode}>
        {({ DraftDifferences }) => (
          <DraftDifferences
            fields={fields}
            differences={differencesOf(context, base, isEqual)}
            resolutions={{}}
            mine={text('Your changes')}
            onTakeBack={(name) => form.send({ type: 'form.change', name, value: base[name] })}
          />
        )}
      </LazyPage>
    </Dialog>
  );
}
