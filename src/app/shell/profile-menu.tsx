import { useText } from '#i18n/use-text.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import css from './profile-menu.module.css';
import type { ProfilePanelProps } from './profile-panel.tsx';

const panelCode = lazyCode(() => import('./profile-panel.tsx'));

interface ProfileMenuProps extends ProfilePanelProps {
  /** The profile picture's URL; a default icon without one. */
  readonly picture?: string | null | undefined;
}

/** The signed-in user, with 'Edit Profile' and 'Logout' (section 2). */
export function ProfileMenu({ picture, ...panelProps }: ProfileMenuProps) {
  const text = useText();
  return (
    <Menu
      code={panelCode}
      trigger={(trigger) => (
        <button type="button" className={css['button']} aria-label={text('Profile menu')} {...trigger}>
          <Avatar name="" src={picture} shape="round" />
        </button>
      )}
    >
      {({ ProfilePanel }, open) => <ProfilePanel open={open} {...panelProps} />}
    </Menu>
  );
}
