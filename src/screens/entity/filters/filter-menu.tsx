import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { listPartsCode } from '../list/list-parts-code.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import type { SelectFilter } from './filter-fields.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useFilters } from './use-filters.ts';

/** Adds a filter. Without a server that can filter this list there is no button. */
export function FilterMenu(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const text = useText();
  const filters = useFilters(props);
  const [open, setOpen] = useState<SelectFilter | null>(null);
  const close = () => setOpen(null);
  // Reserves the width of the button, so that those beside it do not move.
  if (filters.offered.length === 0 && !filters.mayBeOffered) return null;
  const visibility = filters.mayBeOffered ? 'hidden' : undefined;
  return (
    <>
      <Menu
        trigger={(trigger) => (
          <Button {...trigger} size="small" variant="ghost" icon={ListFilter} data-filter-menu style={{ visibility }}>
            {text('Filter')}
          </Button>
        )}
      >
        {(menu) => <FilterPanel {...menu} filters={filters.offered} onValue={filters.set} onOpen={setOpen} />}
      </Menu>
      {open && (
        <LazyPart code={listPartsCode} onClose={close}>
          {({ FilterDialog }) => (
            <FilterDialog filter={open} filters={props.query.filters} onValues={filters.set} onClose={close} />
          )}
        </LazyPart>
      )}
    </>
  );
}
