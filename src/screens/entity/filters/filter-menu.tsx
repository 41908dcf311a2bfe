import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import tools from '../tools/list-tools.module.css';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import type { Filter } from './filter-fields.ts';
import { LazyFilterDialog } from './lazy-filter-dialog.tsx';
import { useFilters } from './use-filters.ts';

const panelCode = lazyCode(() => import('./filter-panel.tsx'));

/** Adds a filter. Without a server that can filter this list there is no button. */
export function FilterMenu(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const text = useText();
  const filters = useFilters(props);
  const [open, setOpen] = useState<Filter | null>(null);
  // Reserves the width of the button, so that those beside it do not move.
  if (filters.offered.length === 0 && !filters.mayBeOffered) return null;
  const visibility = filters.mayBeOffered ? 'hidden' : undefined;
  return (
    <>
      <Menu
        code={panelCode}
        trigger={(trigger) => (
          <Button {...trigger} size="small" variant="ghost" icon={ListFilter} data-filter-menu style={{ visibility }}>
            <span className={tools['label']}>{text('Filter')}</span>
          </Button>
        )}
      >
        {({ FilterPanel }, menu) => (
          <FilterPanel {...menu} filters={filters.offered} onValue={filters.set} onOpen={setOpen} />
        )}
      </Menu>
      <LazyFilterDialog
        filter={open}
        filters={props.query.filters}
        onValues={filters.set}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
