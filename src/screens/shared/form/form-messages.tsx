import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import { UNCONFIRMED } from '#machines/form/texts.ts';
import type { FormValues } from '#machines/form/types.ts';
import { Button } from '#ui/button/button.tsx';
import { controlId } from '#ui/controls/control.ts';
import { Banner } from '#ui/layout/banner.tsx';
import type { FormActor } from './form-actor.ts';
import { FoundRecords } from './found-records.tsx';

interface FormMessagesProps {
  readonly form: FormActor;
  /** The entity that the form creates; undefined if its records have no form of their own. */
  readonly entity?: Pick<Entity, 'path' | 'fields'> | undefined;
}

/** The result of the last save: what belongs to no field, the focus of the first invalid one, and a warning if an earlier one may have been stored. */
export function FormMessages({ form, entity }: FormMessagesProps) {
  const text = useText();
  const serverText = useServerText();
  const shown = useSelector(form, messagesOf, shallowEqual);
  const { failure, messages, candidates, values, isChangedElsewhere, mayBeStored, stage } = shown;
  const isUnconfirmed = failure?.kind === 'unknown';
  const lookAgain = (
    <Button size="small" onClick={() => form.send({ type: 'form.lookAgain' })}>
      {text('Check again')}
    </Button>
  );

  // Focuses the field that the form names: the first invalid one.
  useEffect(() => {
    const subscription = form.on('form.focusField', ({ name }) => document.getElementById(controlId(name))?.focus());
    return () => subscription.unsubscribe();
  }, [form]);

  return (
    <>
      {isChangedElsewhere && (
        <Banner kind="warning">{text('Someone else changed this record after you opened it.')}</Banner>
      )}
      {mayBeStored && !isUnconfirmed && (
        <Banner kind="warning">{text('The server did not reply. This may have been saved.')}</Banner>
      )}
      {stage === 'unsure' ? (
        <FoundRecords
          entity={entity}
          {...{ candidates, values }}
          pickable="any"
          onPick={(id) => form.send({ type: 'form.chooseFound', id })}
          onSendAgain={() => form.send({ type: 'form.sendAgain' })}
        >
          {lookAgain}
        </FoundRecords>
      ) : (
        messages.map((message) => (
          <Banner
            key={message}
            kind={isUnconfirmed ? 'warning' : 'error'}
            action={stage === 'unconfirmed' && lookAgain}
          >
            <span>{serverText(message)}</span>
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

const noValues: FormValues = {};

/** Runs once after each keystroke. */
function messagesOf(snapshot: FormSnapshot) {
  const { failure, messages, candidates, values, changedElsewhere, isUnsure } = snapshot.context;
  const stage = stageOf(snapshot);
  return {
    failure,
    messages,
    candidates,
    // Other messages do not show them, and need not render for each key.
    values: stage === 'unsure' ? values : noValues,
    isChangedElsewhere: changedElsewhere !== null,
    mayBeStored: isUnsure,
    stage,
  };
}

function stageOf(snapshot: FormSnapshot): 'lookingUp' | 'unconfirmed' | 'unsure' | null {
  if (snapshot.hasTag('unsure')) return 'unsure';
  if (snapshot.hasTag('unconfirmed')) return 'unconfirmed';
  return snapshot.hasTag('lookingUp') ? 'lookingUp' : null;
}
