import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { areaGroups, areas, canOpen } from '#domain/areas.ts';
import { useDraftCount } from '#drafts/use-draft-count.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { SignInDialog } from '#screens/auth/sign-in-dialog.tsx';
import { useServices } from '#session/services/services-context.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { Boundary } from '#ui/failure/boundary.tsx';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { AppearanceSwitch } from '../appearance-switch.tsx';
import type { OpenCommands } from '../commands/commands-dialog.tsx';
import type { CommandContext } from '../commands/use-commands.ts';
import { framePartsCode } from '../deferred/daily-code.ts';
import { useDeferredServices } from '../deferred/deferred-services.ts';
import { Notices } from '../notices/notices.tsx';
import { usePreferences } from '../preferences.tsx';
import { ScreenBoundary } from '../routing/screen-boundary.tsx';
import { CommandsButton } from './commands-button.tsx';
import { navIcons } from './nav-icons.ts';
import css from './shell.module.css';
import { Shell } from './shell.tsx';

/** The frame of every screen behind the login, connected to the session and the device's preferences. */
export function SignedInFrame() {
  const { session, drafts } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const current = useLocation({ select: ({ pathname }) => pathname });
  const { sidebar, choose } = usePreferences();
  const deferred = useDeferredServices();
  const canInstall = useSelector(deferred?.installation, (snapshot) => snapshot?.hasTag('item') ?? false);
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const { total } = useDraftCount();
  const [commands, setCommands] = useState<OpenCommands>(null);
  const [question, setQuestion] = useState<{ readonly isAllStored: boolean } | null>(null);
  const groups = useMemo(
    () =>
      areaGroups
        .map((group) => ({
          label: text(group),
          items: [
            ...areas
              .filter((area) => area.group === group && canOpen(role, area.path))
              .map(({ path, label }) => ({ path: `/${path}`, label: text(label), icon: navIcons[path] })),
            ...(group === 'System' && total > 0
              ? [{ path: '/drafts', label: `${text('Drafts')} (${total})`, icon: navIcons.pages }]
              : []),
          ],
        }))
        .filter(({ items }) => items.length > 0),
    [role, text, total],
  );
  const screens = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  if (user === null) return null;

  const leave = (options: { ignoreBlocker: boolean }) => void navigate({ to: '/login', ...options });

  /** Asks a user with drafts what to do with them. Signs out without asking if the code of the question fails to load. */
  async function logout() {
    const isAllStored = await drafts.flush();
    const isAsked = drafts.getCount().total > 0 && (await framePartsCode.load().catch(() => undefined)) !== undefined;
    if (isAsked) setQuestion({ isAllStored });
    else leave({ ignoreBlocker: false });
  }

  const context: CommandContext = {
    drafts: total,
    onInstall: canInstall ? () => deferred?.installation.send({ type: 'installation.install' }) : undefined,
    onHelp: () => setCommands('keys'),
    onLogout: () => void logout(),
  };

  return (
    <>
      <Shell
        groups={groups}
        current={current}
        collapsed={sidebar === 'collapsed'}
        onCollapsed={(collapsed) => choose('sidebar', collapsed ? 'collapsed' : 'expanded')}
        notice={
          <Boundary of="part">
            <Notices deferred={deferred} path={current} />
          </Boundary>
        }
        barStart={
          <Boundary of="part">
            <CommandsButton {...{ screens, role, current, context }} open={commands} onOpen={setCommands} />
          </Boundary>
        }
        barEnd={
          <Boundary of="part">
            <AppearanceSwitch />
            <Menu
              trigger={(trigger) => (
                <button type="button" className={css['profile']} aria-label={text('Profile menu')} {...trigger}>
                  <Avatar
                    name={user.profile_pic ? `${user.first_name} ${user.last_name}` : ''}
                    src={user.profile_pic}
                    shape="round"
                  />
                </button>
              )}
            >
              {(open) => (
                <LazyPart code={framePartsCode} onClose={open.onClose}>
                  {({ ProfilePanel }) => <ProfilePanel open={open} user={user} context={context} />}
                </LazyPart>
              )}
            </Menu>
          </Boundary>
        }
      >
        <ScreenBoundary>
          <Outlet key={user.id} />
        </ScreenBoundary>
      </Shell>
      {question && (
        <LazyPart code={framePartsCode} onClose={() => setQuestion(null)}>
          {({ SignOutQuestion }) => (
            <SignOutQuestion
              userId={user.id}
              onCancel={() => setQuestion(null)}
              onLeave={() => leave({ ignoreBlocker: question.isAllStored })}
            />
          )}
        </LazyPart>
      )}
      <SignInAgain />
    </>
  );
}

/** The sign-in dialog over an expired or locked session. */
function SignInAgain() {
  const { session } = useServices();
  const isOpen = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));
  if (!isOpen) return null;
  return (
    <DialogBoundary onClose={() => undefined}>
      <SignInDialog />
    </DialogBoundary>
  );
}
