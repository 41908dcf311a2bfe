import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import links from '#ui/layout/link-tabs.module.css';
import css from './record-tabs.module.css';

export interface RecordTab {
  readonly id: string;
  readonly label: string;
  /** The path that the tab opens. */
  readonly to: string;
  /** The number of rows; undefined until it is known, null for a tab without rows. */
  readonly count: number | undefined | null;
  /** Leaves the page for a list that is searched for the record. */
  readonly isSearch?: boolean;
  /** Contains changes that are not saved. */
  readonly isDirty?: boolean;
}

interface RecordTabsProps {
  readonly tabs: readonly RecordTab[];
  readonly current: string;
}

/** What has a place after the name of a tab. */
const mostShown = 999;

/** The parts of a record's page. They are links, as each part has its own address. */
export function RecordTabs({ tabs, current }: RecordTabsProps) {
  const text = useText();
  return (
    <nav className={css['tabs']} aria-label={text('Parts of the record')}>
      <ul className={links['tabs']}>
        {tabs.map(({ id, label, to, count, isSearch, isDirty }) => (
          <li key={id}>
            <a
              className={classNames(links['tab'], css['tab'])}
              href={`#${to}`}
              aria-current={id === current ? 'page' : undefined}
            >
              <span>{label}</span>
              {typeof count === 'number' && (
                <span className={css['count']}>{count > mostShown ? `${mostShown}+` : count}</span>
              )}
              {isSearch && (
                <>
                  <VisuallyHidden>{text('Search the list for this name')}</VisuallyHidden>
                  <ArrowUpRight size={14} aria-hidden="true" />
                </>
              )}
              {isDirty && (
                <span className={css['dirty']}>
                  <VisuallyHidden>{text('Unsaved changes')}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
