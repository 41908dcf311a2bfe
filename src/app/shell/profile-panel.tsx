import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { shownName } from '#domain/record-row.ts';
import { useText } from '#i18n/use-text.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { type MenuItems, MenuPanel } from '#ui/overlay/menu-panel.tsx';
import css from './profile-panel.module.css';

interface ProfilePanelProps {
  readonly open: OpenMenu;
  readonly user: StoredUser;
  /** Set if the app can be installed. */
  readonly onInstall: (() => void) | undefined;
  /** The number of drafts. The item is hidden without drafts. */
  readonly drafts: number;
  readonly onLogout: () => void;
}

/** The open menu of the signed-in user, with 'Edit Profile' and 'Logout' (section 2). */
export function ProfilePanel({ open, user, drafts, onInstall, onLogout }: ProfilePanelProps) {
  const text = useText();
  const navigate = useNavigate();
  const goTo = (to: '/profile' | '/drafts' | '/changes') => () => void navigate({ to });
  const items: MenuItems = [
    { key: 'profile', label: text('Edit Profile'), icon: UserRoundPen, onSelect: goTo('/profile') },
    drafts > 0 && { key: 'drafts', label: `${text('Drafts')} (${drafts})`, icon: FileText, onSelect: goTo('/drafts') },
    { key: 'changes', label: text('My recent changes'), icon: History, onSelect: goTo('/changes') },
    onInstall && { key: 'install', label: text('Install the app'), icon: Download, onSelect: onInstall },
    { key: 'logout', label: text('Logout'), icon: LogOut, separated: true, onSelect: onLogout },
  ];
  return (
    <MenuPanel
      {...open}
      items={items}
      header={
        <div className={css['who']}>
          <p className={classNames('ellipsis', css['name'])}>
            {shownName(`${user.first_name} ${user.last_name}`).trim() || user.email}
          </p>
          {user.email && <p className={classNames('ellipsis', css['detail'])}>{user.email}</p>}
          <p className={css['detail']}>{text('Version {{version}}', { version: import.meta.env.VITE_APP_VERSION })}</p>
        </div>
      }
    />
  );
}
