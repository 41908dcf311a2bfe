import type { Page } from '../page/page.tsx';
import type { VisibleState } from '../page/visible-state.ts';
import { type User, users } from '../server/accounts.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

/** On the login screen, and in the dialog over an expired or locked session. */
export function loginSteps({ ledger }: World, { actions }: Page, { login, user }: VisibleState): readonly Step[] {
  if (login === null || login.isBusy) return [];
  const signIn = (to: User, weight: number): Step => ({
    weight,
    description: `${to.firstName} signs in${login.isDialog ? ' in the dialog' : ''}`,
    run: () => {
      ledger.beginSignInOrOut(to.id);
      actions.signIn(to.email, to.password);
    },
  });
  const [first, second] = users;
  const steps: Step[] = [
    ...users.map((one) => signIn(one, login.isDialog ? (one.id === user ? 12 : 2) : 6)),
    {
      weight: 1,
      description: `${second.firstName} mistypes the password`,
      run: () => actions.signIn(first.email, second.password),
    },
  ];
  if (!login.isDialog) return steps;
  const signOut = () => {
    ledger.beginSignInOrOut(null);
    actions.signOut();
  };
  return [...steps, { weight: 1, description: "presses 'Logout' in the dialog", run: signOut }];
}
