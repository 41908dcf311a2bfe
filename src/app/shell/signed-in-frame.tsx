import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useServices } from '#actors/services-context.ts';
import { areas } from '#domain/areas.ts';
import { canOpen } from '#domain/roles.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { AppearanceSwitch } from '#ui/appearance-switch.tsx';
import { usePreferences } from '../preferences.tsx';
import { useLater } from '../use-later.ts';
import { LateNotices } from './late-notices.tsx';
import { navIcons } from './nav-icons.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { Shell } from './shell.tsx';

import { SignInAgain } from './sign-in-again.tsx';

/** The frame around every screen behind the login, wired to the session and the device's preferences. */
export function SignedInFrame() {
  const { session } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const current = useLocation({ select: ({ pathname }) => pathname });
  const { theme, language, sidebar, choose } = usePreferences();
  const later = useLater();
  const canInstall = useSelector(later?.installation, (snapshot) => snapshot?.hasTag('item') ?? false);
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const items = useMemo(
    () =>
      areas
        .filter(({ path }) => canOpen(role, path))
        .map(({ path, label }) => ({ path: `/${path}`, label: text(label), icon: navIcons[path] })),
    [role, text],
  );
  if (user === null) return null;

  return (
    <>
      <Shell
        items={items}
        current={current}
        collapsed={sidebar === 'collapsed'}
        onCollapsed={(collapsed) => choose('sidebar', collapsed ? 'collapsed' : 'expanded')}
        notice={later && <LateNotices {...later} />}
        year={new Date().getFullYear()}
        barEnd={
          <>
            <AppearanceSwitch
              theme={theme}
              language={language}
              onTheme={(chosen) => choose('theme', chosen)}
              onLanguage={(chosen) => choose('language', chosen)}
            />
            <ProfileMenu
              name={`${user.first_name} ${user.last_name}`.trim() || user.email}
              detail={user.email}
              picture={user.profile_pic}
              onEditProfile={() => void navigate({ to: '/profile' })}
              onInstall={canInstall ? () => later?.installation.send({ type: 'installation.install' }) : undefined}
              onLogout={() => void navigate({ to: '/login' })}
            />
          </>
        }
      >
        <Outlet key={user.id} />
      </Shell>
      <SignInAgain />
    </>
  );
}
