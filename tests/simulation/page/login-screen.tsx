import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { StoredUser } from '#machines/session/types.ts';
import { validateLogin } from '#screens/auth/login-rules.ts';
import { useOutput } from '#screens/shared/use-output.ts';
import { loginLogic } from '#session/account/login-logic.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import type { Stage } from './stage.ts';
import { useWaits } from './use-waits.ts';

/** The login, as a screen or as the dialog over an expired or locked session. */
export function LoginScreen({ stage, user }: { readonly stage: Stage; readonly user: StoredUser | null }) {
  const { session, drafts } = useServices();
  const api = useOwnApi();
  const logic = useMemo(() => loginLogic(api, drafts), [api, drafts]);
  const input = { validate: validateLogin, prefilled: user === null ? {} : { username: user.email } };
  const login = useActorRef(logic, { input });
  const isDialog = user !== null;
  useWaits(stage, 'login', login, api.pending);

  useOutput(login, (credentials) => {
    session.send({ type: 'session.signedIn', ...credentials });
    if (!isDialog) void stage.go({ kind: 'dashboard' });
  });

  useEffect(() => {
    const staged = { actor: login, isDialog };
    stage.login = staged;
    return () => {
      if (stage.login === staged) stage.login = null;
    };
  }, [stage, login, isDialog]);
  return null;
}
