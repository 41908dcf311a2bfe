import { useSelector } from '@xstate/react';
import { useServices } from '#actors/services-context.ts';
import { areas } from '#domain/areas.ts';
import { canOpen } from '#domain/roles.ts';
import { isEntityPath } from '#entities/registry.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { Card } from '#ui/card.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import css from './dashboard-screen.module.css';

/** /dashboard: a full-height card (section 2) that leads to the areas the person may open. */
export function DashboardScreen() {
  const { session } = useServices();
  const text = useText();
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const open = areas.filter(({ path }) => isEntityPath(path) && canOpen(role, path));
  return (
    <>
      <PageTitle heading={text('Dashboard')} />
      <Card full>
        <p className={css['welcome']}>{text('Welcome, {{name}}', { name: user?.first_name || (user?.email ?? '') })}</p>
        <ul className={css['areas']}>
          {open.map(({ path, label }) => (
            <li key={path}>
              <a className={css['area']} href={`#/${path}`}>
                {text(label)}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
