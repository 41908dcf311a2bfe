import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useText } from '#i18n/use-text.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { type MenuItems, MenuPanel } from '#ui/overlay/menu-panel.tsx';
import css from './profile-panel.module.css';

export interface ProfilePanelProps {
  readonly name: string;
  /** Under the name: the email address or the role. */
  readonly detail?: string | undefined;
  readonly onEditProfile: () => void;
  /** Set if the app can be installed. */
  readonly onInstall?: (() => void) | undefined;
  /** The number of drafts. The item is hidden without drafts. */
  readonly drafts: number;
  readonly onDrafts: () => void;
  readonly onChanges: () => void;
  readonly onLogout: () => void;
}

/** The open profile menu. */
export function ProfilePanel({ open, ...props }: ProfilePanelProps & { readonly open: OpenMenu }) {
  const { name, detail, drafts, onEditProfile, onDrafts, onChanges, onInstall, onLogout } = props;
  const text = useText();
  const items: MenuItems = [
    { key: 'profile', label: text('Edit Profile'), icon: UserRoundPen, onSelect: onEditProfile },
    drafts > 0 && { key: 'drafts', label: `${text('Drafts')} (${drafts})`, icon: FileText, onSelect: onDrafts },
    { key: 'changes', label: text('My recent changes'), icon: History, onSelect: onChanges },
    onInstall && { key: 'install', label: text('Install the app'), icon: Download, onSelect: onInstall },
    { key: 'logout', label: text('Logout'), icon: LogOut, separated: true, onSelect: onLogout },
  ];
  return (
    <MenuPanel
      {...open}
      items={items}
      header={
        <div className={css['who']}>
          <p className={css['name']}>{name}</p>
          {detail && <p className={css['detail']}>{detail}</p>}
        </div>
      }
    />
  );
}
