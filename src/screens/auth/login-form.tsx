import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { loginLogic } from '#account/login-logic.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/login/fields.ts';
import type { LoginField } from '#machines/login/types.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { Button } from '#ui/base/button.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import css from './auth-form.module.css';
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
  const logic = useMemo(() => loginLogic(api, drafts), [api, drafts]);
  const login = useActorRef(logic, { input: { validate: validateLogin, ...(username !== undefined && { username }) } });
  const { values, failure } = useSelector(login, ({ context }) => context);
  const errors = useSelector(login, ({ context }) => visibleErrors(context), sameErrors);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  useNotices(login);

  const focus = useEffectEvent((name: LoginField) => inputs[name].current?.focus());
  useEffect(() => {
    const subscription = login.on('login.focusField', ({ name }) => focus(name));
    return () => subscription.unsubscribe();
  }, [login]);

  useOutput(login, (credentials) => {
    session.send({ type: 'session.signedIn', ...credentials });
    onSignedIn?.();
  });

  const field = (name: LoginField) => ({
    ref: inputs[name],
    name,
    value: values[name],
    error: errors[name] && serverText(errors[name]),
    onChange: (value: string) => login.send({ type: 'login.change', name, value }),
    onBlur: () => login.send({ type: 'login.blur', name }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    login.send({ type: 'login.submit' });
  }

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {failure && <Banner kind="error">{serverText(failure.message)}</Banner>}
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
      <Button type="submit" variant="primary" wide busy={busy} onMouseDown={keepFocus}>
        {text('Login')}
      </Button>
      <SlowNotice calls={api.pending} onCancel={() => login.send({ type: 'login.cancel' })} />
    </form>
  );
}

function sameErrors(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
