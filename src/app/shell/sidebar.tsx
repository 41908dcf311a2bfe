import { useId } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Logo } from '#ui/base/logo.tsx';
import type { Icon } from '#ui/button/icon.ts';
import { useTooltip } from '#ui/overlay/tooltip.tsx';
import css from './sidebar.module.css';

export type SidebarItem = {
  /** As in `/teams`. */
  path: string;
  label: string;
  icon: Icon;
};

/** Items under a heading. The first group has no visible heading. */
export type SidebarGroup = {
  label: string;
  items: readonly SidebarItem[];
};

export type SidebarProps = {
  groups: readonly SidebarGroup[];
  /** The current path. Marks the item with this path or the start of it. */
  current: string;
  /** Shows icons only, 80 px wide. Labels remain for screen readers and as tooltips. */
  collapsed?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
};

/** The list of areas (section 2). */
export function Sidebar({ groups, current, collapsed = false, onNavigate }: SidebarProps) {
  const text = useText();
  return (
    <nav className={css['sidebar']} data-collapsed={collapsed || undefined} aria-label={text('Main menu')}>
      <div className={css['brand']}>
        <Logo />
        <span className={classNames('ellipsis', css['label'])}>Matchdesk</span>
      </div>
      <div className={css['scroll']}>
        {groups.map(({ label, items }) => (
          <SidebarList key={label} label={label} items={items} {...{ current, collapsed, onNavigate }} />
        ))}
      </div>
    </nav>
  );
}

function SidebarList({
  label,
  items,
  current,
  collapsed,
  onNavigate,
}: SidebarGroup & Pick<SidebarProps, 'current' | 'collapsed' | 'onNavigate'>) {
  const id = useId();
  return (
    <div className={css['group']}>
      <div id={id} className={css['heading']}>
        {label}
      </div>
      <ul className={css['list']} aria-labelledby={id}>
        {items.map((item) => (
          <SidebarLink key={item.path} item={item} {...{ current, collapsed, onNavigate }} />
        ))}
      </ul>
    </div>
  );
}

type SidebarLinkProps = Pick<SidebarProps, 'current' | 'collapsed' | 'onNavigate'> & {
  item: SidebarGroup['items'][number];
};

function SidebarLink({ item, current, collapsed = false, onNavigate }: SidebarLinkProps) {
  const { anchor, tip } = useTooltip(item.label, { disabled: !collapsed });
  return (
    <li>
      <a
        {...anchor}
        className={css['item']}
        href={`#${item.path}`}
        aria-current={current === item.path || current.startsWith(`${item.path}/`) ? 'page' : undefined}
        onClick={onNavigate}
      >
        <item.icon size={18} />
        <span className={classNames('ellipsis', css['label'])}>{item.label}</span>
        {tip}
      </a>
    </li>
  );
}
