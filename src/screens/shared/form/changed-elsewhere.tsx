import { useSelector } from '@xstate/react';
import type { Fields } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf, unresolved } from '#machines/form/compare.ts';
import { Button } from '#ui/base/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FormActor } from './form-actor.ts';

interface ChangedElsewhereProps {
  readonly form: FormActor;
  readonly fields: Fields;
}

const differencesCode = lazyCode(() => import('../draft/draft-differences.tsx'));

/** Shows what others have changed since the form was opened, before anything is sent. */
export function ChangedElsewhere({ form, fields }: ChangedElsewhereProps) {
  const isComparing = useSelector(form, (snapshot) => snapshot.matches('comparing'));
  return isComparing && <Comparing form={form} fields={fields} />;
}

function Comparing({ form, fields }: ChangedElsewhereProps) {
  const text = useText();
  const context = useSelector(form, (snapshot) => snapshot.context);
  const { changedElsewhere, resolutions, isEqual } = context;
  if (changedElsewhere === null) return null;

  const differences = differencesOf(context, changedElsewhere, isEqual);
  return (
    <Dialog
      open
      onClose={() => form.send({ type: 'form.back' })}
      title={text('Someone else changed this record')}
      description={text('Nothing has been sent yet. Choose a value for each field.')}
      size="large"
      footer={
        <>
          <Button data-autofocus onClick={() => form.send({ type: 'form.back' })}>
            {text('Back to the form')}
          </Button>
          <Button
            variant="primary"
            disabled={unresolved(differences, resolutions).length > 0}
            onClick={() => form.send({ type: 'form.save' })}
          >
            {text('Send selected values')}
          </Button>
        </>
      }
    >
      <LazyPage code={differencesCode}>
        {({ DraftDifferences }) => (
          <DraftDifferences
            fields={fields}
            differences={differences}
            resolutions={resolutions}
            mine={text('Your changes')}
            onPick={(name, side) => form.send({ type: 'form.resolve', name, side })}
          />
        )}
      </LazyPage>
    </Dialog>
  );
}
