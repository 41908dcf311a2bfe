import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useServerText } from '#i18n/use-text.ts';
import { type CodeField, callInProgress } from '#machines/code/setup.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import type { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { useFocusField } from './use-focus-field.ts';
import { useNotices } from './use-notices.ts';

type CodeActor = ActorRefFrom<typeof recoveryMachine> | ActorRefFrom<typeof phoneVerificationMachine>;

/** What the screen of a machine that sends and verifies a code shows and does. */
export function useCodeForm(code: CodeActor) {
  const id = useId();
  const serverText = useServerText();
  const context = useSelector(code, (snapshot) => snapshot.context);
  const isEntering = useSelector(code, (snapshot) => snapshot.hasTag('entering'));
  const call = useSelector(code, callInProgress);
  const isOnline = useOnline();
  const describedBy = isOnline ? undefined : `${id}offline`;
  const isDisabled = call !== null || !isOnline;
  const errors = visibleErrors(context);
  useNotices(code);
  useFocusField(code, id);
  return {
    id,
    context,
    call,
    isOnline,
    isEntering,
    /** The properties of the control of a field. */
    field: (name: CodeField) => ({
      id: id + name,
      value: context.values[name],
      error: errors[name] && serverText(errors[name]),
      onChange: (value: string) => code.send({ type: 'code.change', name, value }),
      onBlur: () => code.send({ type: 'code.blur', name }),
    }),
    /** The properties of the button that sends or verifies. */
    submitButton: {
      busy: call === 'send' || call === 'verify',
      disabled: isDisabled,
      'aria-describedby': describedBy,
    },
    resend: {
      secondsLeft: secondsLeft(context),
      busy: call === 'resend',
      disabled: isDisabled,
      describedBy,
      onResend: () => code.send({ type: 'code.resend' }),
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      code.send({ type: isEntering ? 'code.verify' : 'code.send' });
    },
  };
}
