import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import tabs from '#ui/layout/link-tabs.module.css';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { listPartsCode } from '../list/list-parts-code.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { SaveView, UpdateView } from './save-view.tsx';
import { useListViews } from './use-list-views.ts';
import { ViewPanel } from './view-panel.tsx';
import css from './views.module.css';

/**
 * The saved views as links above the list. They are links and not ARIA tabs, because each has an address. Without saved
 * views there is no row.
 */
export function ViewTabs(props: ListToolsProps) {
  const text = useText();
  const views = useListViews(props);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const { chosen, name, isChanged } = views;
  // The chosen view may be beyond the edge of a narrow window.
  useEffect(() => {
    if (name !== '') current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [name]);
  if (!views.hasRow) return null;

  const tab = (label: string, view: string, href: string, isCurrent: boolean) => (
    <a
      ref={isCurrent ? current : undefined}
      href={`#${href}`}
      className={tabs['tab']}
      data-view={view}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </a>
  );

  return (
    <nav className={css['row']} aria-label={text('Saved views')}>
      <ul className={classNames(tabs['tabs'], css['tabs'])}>
        <li>{tab(text('All'), '', views.hrefOfAll, name === '')}</li>
        {views.views.map((view) => (
          <li key={view.name.toLowerCase()}>
            {tab(view.name, view.name, views.hrefOfView(view), view === chosen)}
            {view === chosen && (
              <Menu
                trigger={(trigger) => (
                  <IconButton
                    {...trigger}
                    size="small"
                    icon={ChevronDown}
                    label={text('Actions for {{name}}', { name: view.name })}
                  />
                )}
              >
                {(open) => (
                  <ViewPanel {...open} href={views.hrefOfView(views.viewNamed(view.name))} onDialog={setDialog} />
                )}
              </Menu>
            )}
          </li>
        ))}
        {/* The view of a link that another device has saved. */}
        {name !== '' && !chosen && <li>{tab(name, name, views.hrefOfView(views.viewNamed(name)), true)}</li>}
      </ul>
      {isChanged && (
        <div className={css['actions']}>
          <UpdateView views={views} />
          <SaveView views={views} onLook={props.onLook} />
        </div>
      )}
      {dialog && chosen && (
        <LazyPart code={listPartsCode} onClose={() => setDialog(null)}>
          {({ ViewDialogs }) => (
            <ViewDialogs kind={dialog} view={chosen} views={views} list={props} onClose={() => setDialog(null)} />
          )}
        </LazyPart>
      )}
    </nav>
  );
}
