import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Logo } from '#ui/base/logo.tsx';
import type { Icon } from '#ui/button/icon.ts';
import { Tooltip } from '#ui/overlay/tooltip.tsx';
import css from './sidebar.module.css';

export type SidebarItem = {
  /** As in `/teams`. */
  path: string;
  label: string;
  icon: Icon;
};

export type SidebarProps = {
  items: readonly SidebarItem[];
  /** The current path. Marks the item with this path or the start of it. */
  current: string;
  /** Shows icons only, 80 px wide. Labels remain for screen readers and as tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
};

/** The list of areas (section 2). */
export function Sidebar({ items, current, collapsed = false, onNavigate }: SidebarProps) {
  const text = useText();
  return (
    <nav className={css['sidebar']} data-collapsed={collapsed || undefined} aria-label={text('Main menu')}>
      <div className={css['brand']}>
        <Logo />
        <span className={classNames('ellipsis', css['label'])}>Matchdesk</span>
      </div>
      <div className={css['scroll']}>
        <ul className={css['list']}>
          {items.map(({ path, label, icon: IconPart }) => (
            <li key={path}>
              <Tooltip label={label} disabled={!collapsed}>
                <a
                  className={css['item']}
                  href={`#${path}`}
                  aria-current={current === path || current.startsWith(`${path}/`) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <IconPart size={18} />
                  <span className={classNames('ellipsis', css['label'])}>{label}</span>
                </a>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
