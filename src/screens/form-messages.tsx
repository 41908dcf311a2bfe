import { shallowEqual, useSelector } from '@xstate/react';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import { Banner } from '#ui/banner.tsx';
import type { FormActor } from './form-actor.ts';

/** What the last save came to, where it belongs to no field; and that one before it may have been stored. */
export function FormMessages({ form }: { form: FormActor }) {
  const text = useText();
  const serverText = useServerText();
  const { failure, messages, isChangedElsewhere, mayBeStored } = useSelector(form, told, shallowEqual);
  const isUnconfirmed = failure?.kind === 'unknown';
  return (
    <>
      {isChangedElsewhere && (
        <Banner kind="warning">{text('Somebody else has changed this record since you opened it.')}</Banner>
      )}
      {mayBeStored && !isUnconfirmed && (
        <Banner kind="warning">{text('It was sent, and no answer came. It may have been saved.')}</Banner>
      )}
      {messages.map((message) => (
        <Banner key={message} kind={isUnconfirmed ? 'warning' : 'error'}>
          {serverText(message)}
          {isUnconfirmed && <p>{text('No answer came. Look in the list before you send it again.')}</p>}
        </Banner>
      ))}
    </>
  );
}

/** Asked once after each key. */
function told({ context }: FormSnapshot) {
  const { failure, messages, changedElsewhere, isUnsure } = context;
  return { failure, messages, isChangedElsewhere: changedElsewhere !== null, mayBeStored: isUnsure };
}
