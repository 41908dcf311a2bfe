import { shownName } from '#domain/record-row.ts';
import { useText } from '#i18n/use-text.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { MenuPanel } from '#ui/overlay/menu-panel.tsx';
import { type CommandContext, useCommands } from '../commands/use-commands.ts';
import css from './profile-panel.module.css';

interface ProfilePanelProps {
  readonly open: OpenMenu;
  readonly user: StoredUser;
  readonly context: CommandContext;
}

/** The open menu of the signed-in user, with 'Edit Profile' and 'Logout' (section 2). */
export function ProfilePanel({ open, user, context }: ProfilePanelProps) {
  const text = useText();
  const items = useCommands(context)
    .filter(({ shown }) => shown.includes('menu'))
    .map(({ id, label, icon, separated, run }) => ({ key: id, label, icon, separated, onSelect: run }));
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
