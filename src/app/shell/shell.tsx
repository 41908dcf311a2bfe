import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import css from './shell.module.css';
import { Sidebar, type SidebarItem } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

export type ShellProps = {
  items: readonly SidebarItem[];
  /** The current path. */
  current: string;
  /** The user's choice for wide windows. Narrow windows have a drawer instead. */
  collapsed: boolean;
  onCollapsed: (collapsed: boolean) => void;
  year: number;
  /** In the top bar, after the toggle button. */
  barStart?: ReactNode;
  /** In the top bar, at the far end. */
  barEnd: ReactNode;
  /** Between the top bar and the screen: no connection, a new version. */
  notice?: ReactNode;
  children: ReactNode;
};

const narrowQuery = '(width < 768px)';

/** The frame of every screen behind the login (section 2): sidebar, top bar, screen, footer. */
export function Shell({
  items,
  current,
  collapsed,
  onCollapsed,
  year,
  barStart,
  barEnd,
  notice,
  children,
}: ShellProps) {
  const text = useText();
  const narrow = useNarrow();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = () => setDrawer(false);
  const toggleLabel = narrow ? text('Open menu') : collapsed ? text('Expand sidebar') : text('Collapse sidebar');

  function skipToContent() {
    const main = document.getElementById('content');
    main?.focus();
    main?.scrollIntoView();
  }

  return (
    <div className={css['shell']} data-collapsed={collapsed || undefined}>
      <button type="button" className={css['skip']} onClick={skipToContent}>
        {text('Skip to content')}
      </button>
      {narrow ? (
        <Drawer open={drawer} onClose={closeDrawer}>
          <Sidebar items={items} current={current} onNavigate={closeDrawer} />
        </Drawer>
      ) : (
        <div className={css['side']}>
          <Sidebar items={items} current={current} collapsed={collapsed} />
        </div>
      )}
      <div className={css['page']}>
        <TopBar
          toggleLabel={toggleLabel}
          expanded={narrow ? drawer : !collapsed}
          onToggle={() => (narrow ? setDrawer(true) : onCollapsed(!collapsed))}
          start={barStart}
        >
          {barEnd}
        </TopBar>
        {notice}
        <main id="content" tabIndex={-1} className={css['main']}>
          {children}
        </main>
        <Footer year={year} />
      </div>
    </div>
  );
}

function subscribeWidth(listener: () => void) {
  const media = window.matchMedia(narrowQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is too narrow for a sidebar beside the page. */
function useNarrow(): boolean {
  return useSyncExternalStore(subscribeWidth, () => window.matchMedia(narrowQuery).matches);
}
