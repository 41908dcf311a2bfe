import type { Page } from '../page/page.tsx';
import type { Sight } from '../page/sight.ts';
import { type Person, people } from '../server/accounts.ts';
import type { World } from '../world/world.ts';
import type { Move } from './move.ts';

/** On the login screen, and before the dialog over an expired or locked session. */
export function atLogin({ ledger }: World, { hands }: Page, { login, user }: Sight): readonly Move[] {
  if (login === null || login.isBusy) return [];
  const signIn = (person: Person, weight: number): Move => ({
    weight,
    tells: `${person.firstName} signs in${login.isDialog ? ' in the dialog' : ''}`,
    happens: () => {
      ledger.move();
      hands.signIn(person.email, person.password);
    },
  });
  const [someone, other] = people;
  const moves: Move[] = [
    ...people.map((person) => signIn(person, login.isDialog ? (person.id === user ? 12 : 2) : 6)),
    {
      weight: 1,
      tells: `${other.firstName} mistypes the password`,
      happens: () => hands.signIn(someone.email, other.password),
    },
  ];
  if (!login.isDialog) return moves;
  const giveUp = () => {
    ledger.move();
    hands.giveUpSession();
  };
  return [...moves, { weight: 1, tells: "presses 'Logout' in the dialog", happens: giveUp }];
}
