import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useText } from '#i18n/use-text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/menu.tsx';
import css from './profile-menu.module.css';

export type ProfileMenuProps = {
  name: string;
  /** Under the name: the address or the role. */
  detail?: string | undefined;
  /** The profile picture's address; a default icon stands in when there is none. */
  picture?: string | null | undefined;
  onEditProfile?: () => void;
  /** Where the app can be installed. */
  onInstall?: (() => void) | undefined;
  /** How many drafts there are: none has no item. */
  drafts?: number;
  onDrafts?: () => void;
  onChanges?: () => void;
  onLogout: () => void;
};

/** Who is signed in, with 'Edit Profile' and 'Logout' (section 2). */
export function ProfileMenu(props: ProfileMenuProps) {
  const { name, detail, picture, onEditProfile, onInstall, drafts = 0, onDrafts, onChanges, onLogout } = props;
  const text = useText();
  return (
    <Menu
      header={
        <div className={css['who']}>
          <p className={css['name']}>{name}</p>
          {detail && <p className={css['detail']}>{detail}</p>}
        </div>
      }
      items={[
        onEditProfile && { key: 'profile', label: text('Edit Profile'), icon: UserRoundPen, onSelect: onEditProfile },
        onDrafts &&
          drafts > 0 && { key: 'drafts', label: `${text('Drafts')} (${drafts})`, icon: FileText, onSelect: onDrafts },
        onChanges && { key: 'changes', label: text('My recent changes'), icon: History, onSelect: onChanges },
        onInstall && { key: 'install', label: text('Install the app'), icon: Download, onSelect: onInstall },
        { key: 'logout', label: text('Logout'), icon: LogOut, separated: true, onSelect: onLogout },
      ].filter((item) => !!item)}
      trigger={(trigger) => (
        <button type="button" className={css['button']} aria-label={text('Profile menu')} {...trigger}>
          <Avatar name="" src={picture} shape="round" />
        </button>
      )}
    />
  );
}
