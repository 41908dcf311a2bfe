import { useActorRef } from '@xstate/react';
import { useServerText, useText } from '#i18n/use-text.ts';
import { loginLogic } from '#session/account/login-logic.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { useCallForm } from '../shared/use-call-form.ts';
import { useOutput } from '../shared/use-output.ts';
import { validateLogin } from './login-rules.ts';

interface LoginFormProps {
  /** The user of the expired session, in the dialog. */
  readonly username?: string;
  readonly onSignedIn?: () => void;
}

/** Username, password and 'Login' (section 2). After a successful login it starts the session. */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const { session, drafts } = useServices();
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const prefilled = username === undefined ? {} : { username };
  const login = useActorRef(useLogic(loginLogic, api, drafts), { input: { validate: validateLogin, prefilled } });
  const { context, isBusy, field, submit } = useCallForm(login);

  useOutput(login, (credentials) => {
    session.send({ type: 'session.signedIn', ...credentials });
    onSignedIn?.();
  });

  return (
    <form className={layout['stack']} onSubmit={submit} noValidate>
      {context.failure && <Banner kind="error">{serverText(context.failure.message)}</Banner>}
      <TextField
        {...field('username')}
        label={text('Email/Mobile No')}
        autoComplete="username"
        spellCheck={false}
        autoFocus={username === undefined}
      />
      <PasswordField
        {...field('password')}
        label={text('Password')}
        autoComplete="current-password"
        // The dialog focuses the element with this attribute when it opens.
        data-autofocus={username === undefined ? undefined : true}
      />
      <Button type="submit" variant="primary" wide busy={isBusy} onMouseDown={keepFocus}>
        {text('Login')}
      </Button>
      <SlowNotice calls={api.pending} onCancel={() => login.send({ type: 'callForm.cancel' })} />
    </form>
  );
}
