import PanelLeft from 'lucide-react/icons/panel-left';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Boundary } from '#ui/failure/boundary.tsx';
import { useModal } from '#ui/overlay/use-modal.ts';
import css from './shell.module.css';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

interface ShellProps extends Pick<SidebarProps, 'groups' | 'current'> {
  /** The user's choice for wide windows. Narrow windows have a drawer instead. */
  readonly collapsed: boolean;
  readonly onCollapsed: (collapsed: boolean) => void;
  /** In the top bar, after the toggle button. */
  readonly barStart: ReactNode;
  /** In the top bar, at the far end. */
  readonly barEnd: ReactNode;
  /** Between the top bar and the screen: no connection, a new version. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

const narrowQuery = '(width < 48rem)';

/** The frame of every screen behind the login (section 2): sidebar, top bar, screen, footer. */
export function Shell(props: ShellProps) {
  const { groups, current, collapsed, onCollapsed, barStart, barEnd, notice, children } = props;
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
          <Sidebar groups={groups} current={current} onNavigate={closeDrawer} />
        </Drawer>
      ) : (
        <div className={css['side']}>
          <Boundary of="part">
            <Sidebar groups={groups} current={current} collapsed={collapsed} />
          </Boundary>
        </div>
      )}
      <div className={css['page']}>
        <header className={css['bar']}>
          <IconButton
            icon={PanelLeft}
            label={toggleLabel}
            aria-expanded={narrow ? drawer : !collapsed}
            onClick={() => (narrow ? setDrawer(true) : onCollapsed(!collapsed))}
          />
          <div className={css['start']}>{barStart}</div>
          <div className={css['end']}>{barEnd}</div>
        </header>
        {notice}
        <main id="content" tabIndex={-1} className={css['main']}>
          {children}
        </main>
        <footer className={css['footer']}>{`© ${new Date().getFullYear()} Matchdesk`}</footer>
      </div>
    </div>
  );
}

/** The sidebar on a phone. It slides in over the page. Escape, a press outside or a choice closes it. */
function Drawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open, onClose);
  return (
    <dialog
      ref={ref}
      className={css['drawer']}
      aria-label={text('Main menu')}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* It is there before the sidebar, so that it catches an error of inserting it too. */}
      <Boundary of="part" shown={open ? 'open' : 'closed'}>
        {open && children}
      </Boundary>
    </dialog>
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
