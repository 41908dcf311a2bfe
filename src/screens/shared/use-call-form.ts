import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useId } from 'react';
import type { Actor } from 'xstate';
import { useServerText } from '#i18n/use-text.ts';
import type { CallFormMachine } from '#machines/call-form.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { useFocusField } from './use-focus-field.ts';
import { useNotices } from './use-notices.ts';

/** What the screen of a form with a single call shows and does. `isBusy`: an attempt is in progress or waits for a sign-in. */
export function useCallForm<Name extends string, Data, Output>(form: Actor<CallFormMachine<Name, Data, Output>>) {
  const id = useId();
  const serverText = useServerText();
  const context = useSelector(form, (snapshot) => snapshot.context);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const isOnline = useOnline();
  const errors = visibleErrors(context);
  useNotices(form);
  useFocusField(form, id);
  return {
    id,
    context,
    isBusy,
    /** The properties of the control of a field. */
    field: (name: Name) => ({
      id: id + name,
      name,
      value: context.values[name],
      error: errors[name] && serverText(errors[name]),
      onChange: (value: string) => form.send({ type: 'callForm.change', name, value }),
      onBlur: () => form.send({ type: 'callForm.blur', name }),
    }),
    isOnline,
    /** The properties of the submit button of a form that needs a connection. */
    submitButton: {
      busy: isBusy,
      disabled: !isOnline,
      'aria-describedby': isOnline ? undefined : `${id}offline`,
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      form.send({ type: 'callForm.submit' });
    },
  };
}
