import { useSelector } from '@xstate/react';
import { useServerText, useText } from '#i18n/use-text.ts';
import { Banner } from '#ui/banner.tsx';
import type { FormActor } from './form-actor.ts';

/** What the last save came to, where it belongs to no field; and that one before it may have been stored. */
export function FormMessages({ form }: { form: FormActor }) {
  const text = useText();
  const serverText = useServerText();
  const failure = useSelector(form, ({ context }) => context.failure);
  const messages = useSelector(form, ({ context }) => context.messages);
  const changedElsewhere = useSelector(form, ({ context }) => context.changedElsewhere !== null);
  const mayBeStored = useSelector(form, ({ context }) => context.isUnsure);
  const isUnconfirmed = failure?.kind === 'unknown';
  return (
    <>
      {changedElsewhere && (
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
