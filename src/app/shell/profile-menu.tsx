import { useText } from '#i18n/use-text.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import css from './profile-menu.module.css';

const panelCode = lazyCode(() => import('./profile-panel.tsx'));

export interface ProfileMenuProps {
  readonly name: string;
  /** Under the name: the address or the role. */
  readonly detail?: string | undefined;
  /** The profile picture's address; a default icon stands in when there is none. */
  readonly picture?: string | null | undefined;
  readonly onEditProfile: () => void;
  /** Where the app can be installed. */
  readonly onInstall?: (() => void) | undefined;
  /** How many drafts there are: none has no item. */
  readonly drafts: number;
  readonly onDrafts: () => void;
  readonly onChanges: () => void;
  readonly onLogout: () => void;
}

/** Who is signed in, with 'Edit Profile' and 'Logout' (section 2). */
export function ProfileMenu(props: ProfileMenuProps) {
  const text = useText();
  return (
    <Menu
      code={panelCode}
      trigger={(trigger) => (
        <button type="button" className={css['button']} aria-label={text('Profile menu')} {...trigger}>
          <Avatar name="" src={props.picture} shape="round" />
        </button>
      )}
    >
      {({ ProfilePanel }, open) => <ProfilePanel open={open} {...props} />}
    </Menu>
  );
}
