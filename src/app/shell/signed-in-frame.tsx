import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { areas, canOpen } from '#domain/areas.ts';
import { useDraftCount } from '#drafts/use-draft-count.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { AppearanceSwitch } from '#ui/base/appearance-switch.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { useDeferredServices } from '../deferred/lazy-loading.ts';
import { Notices } from '../notices/notices.tsx';
import { usePreferences } from '../preferences.tsx';
import { CommandsButton } from './commands-button.tsx';
import { navIcons } from './nav-icons.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { Shell } from './shell.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const questionCode = lazyCode(() => import('#screens/drafts/sign-out-question.tsx'));

/** The frame of every screen behind the login, connected to the session and the device's preferences. */
export function SignedInFrame() {
  const { session, drafts } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const current = useLocation({ select: ({ pathname }) => pathname });
  const { theme, language, sidebar, choose } = usePreferences();
  const deferred = useDeferredServices();
  const canInstall = useSelector(deferred?.installation, (snapshot) => snapshot?.hasTag('item') ?? false);
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const { total } = useDraftCount();
  const [question, setQuestion] = useState<{ readonly isAllStored: boolean } | null>(null);
  const items = useMemo(
    () => [
      ...areas
        .filter(({ path }) => canOpen(role, path))
        .map(({ path, label }) => ({ path: `/${path}`, label: text(label), icon: navIcons[path] })),
      ...(total > 0 ? [{ path: '/drafts', label: `${text('Drafts')} (${total})`, icon: navIcons.pages }] : []),
    ],
    [role, text, total],
  );
  if (user === null) return null;

  const leave = (options: { ignoreBlocker: boolean }) => void navigate({ to: '/login', ...options });

  /** Asks a user with drafts what to do with them. Signs out without asking if the code of the question fails to load. */
  async function logout() {
    const isAllStored = await drafts.flush();
    const isAsked = drafts.getCount().total > 0 && (await questionCode.load().catch(() => undefined)) !== undefined;
    if (isAsked) setQuestion({ isAllStored });
    else leave({ ignoreBlocker: false });
  }

  return (
    <>
      <Shell
        items={items}
        current={current}
        collapsed={sidebar === 'collapsed'}
        onCollapsed={(collapsed) => choose('sidebar', collapsed ? 'collapsed' : 'expanded')}
        notice={<Notices deferred={deferred} />}
        year={new Date().getFullYear()}
        barStart={<CommandsButton screens={items} role={role} current={current} onLogout={() => void logout()} />}
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
              onInstall={canInstall ? () => deferred?.installation.send({ type: 'installation.install' }) : undefined}
              drafts={total}
              onDrafts={() => void navigate({ to: '/drafts' })}
              onChanges={() => void navigate({ to: '/changes' })}
              onLogout={() => void logout()}
            />
          </>
        }
      >
        <Outlet key={user.id} />
      </Shell>
      {question && (
        <LazyPage code={questionCode}>
          {({ SignOutQuestion }) => (
            <SignOutQuestion
              userId={user.id}
              onStay={() => setQuestion(null)}
              onLeave={() => leave({ ignoreBlocker: question.isAllStored })}
            />
          )}
        </LazyPage>
      )}
      <SignInAgain />
    </>
  );
}
