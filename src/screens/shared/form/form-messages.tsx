import { shallowEqual, useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import { UNCONFIRMED } from '#machines/form/texts.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import type { FormActor } from './form-actor.ts';

interface FormMessagesProps {
  readonly form: FormActor;
  /** The entity that the form creates; undefined if its records have no form of their own. */
  readonly entity?: Pick<Entity, 'path' | 'fields'> | undefined;
}

const foundCode = lazyCode(() => import('./found-records.tsx'));

/** The result of the last save that belongs to no field, and a warning if an earlier one may have been stored. */
export function FormMessages({ form, entity }: FormMessagesProps) {
  const text = useText();
  const serverText = useServerText();
  const { failure, messages, isChangedElsewhere, mayBeStored, stage } = useSelector(form, messagesOf, shallowEqual);
  const isUnconfirmed = failure?.kind === 'unknown';
  return (
    <>
      {isChangedElsewhere && (
        <Banner kind="warning">{text('Someone else changed this record after you opened it.')}</Banner>
      )}
      {mayBeStored && !isUnconfirmed && (
        <Banner kind="warning">{text('The server did not reply. This may have been saved.')}</Banner>
      )}
      {stage === 'unsure' ? (
        <LazyPage code={foundCode}>
          {({ FoundRecords }) => <Unsure form={form} entity={entity} FoundRecords={FoundRecords} />}
        </LazyPage>
      ) : (
        messages.map((message) => (
          <Banner
            key={message}
            kind={isUnconfirmed ? 'warning' : 'error'}
            action={
              stage === 'unconfirmed' && (
                <Button size="small" onClick={() => form.send({ type: 'form.lookAgain' })}>
                  {text('Check again')}
                </Button>
              )
            }
          >
            {serverText(message)}
            {isUnconfirmed && message !== UNCONFIRMED.message && (
              <p role="status">
                {stage === 'lookingUp'
                  ? text('The server did not reply. Checking whether this was saved…')
                  : text('The server did not reply. This may have been saved.')}
              </p>
            )}
          </Banner>
        ))
      )}
    </>
  );
}

interface UnsureProps extends FormMessagesProps {
  readonly FoundRecords: typeof import('./found-records.tsx').FoundRecords;
}

function Unsure({ form, entity, FoundRecords }: UnsureProps) {
  const text = useText();
  const candidates = useSelector(form, ({ context }) => context.candidates);
  return (
    <FoundRecords
      entity={entity}
      candidates={candidates}
      pickable="any"
      onPick={(id) => form.send({ type: 'form.chooseFound', id })}
      onSendAgain={() => form.send({ type: 'form.sendAgain' })}
    >
      <Button size="small" onClick={() => form.send({ type: 'form.lookAgain' })}>
        {text('Check again')}
      </Button>
    </FoundRecords>
  );
}

/** Runs once after each keystroke. */
function messagesOf(snapshot: FormSnapshot) {
  const { failure, messages, changedElsewhere, isUnsure } = snapshot.context;
  return {
    failure,
    messages,
    isChangedElsewhere: changedElsewhere !== null,
    mayBeStored: isUnsure,
    stage: stageOf(snapshot),
  };
}

function stageOf(snapshot: FormSnapshot): 'lookingUp' | 'unconfirmed' | 'unsure' | null {
  if (snapshot.matches({ editing: 'usual' })) return null;
  if (snapshot.matches({ editing: 'unsure' })) return 'unsure';
  if (snapshot.matches({ editing: 'unconfirmed' })) return 'unconfirmed';
  return snapshot.matches('lookingUp') || snapshot.matches('checking') ? 'lookingUp' : null;
}
