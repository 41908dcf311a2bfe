import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Settings from 'lucide-react/icons/settings-2';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { FilterMenu } from '../filters/filter-menu.tsx';
import { listPartsCode } from '../list/list-parts-code.ts';
import type { Sort } from '../list/list-store.ts';
import { SaveViewInToolbar } from '../views/save-view.tsx';
import css from './list-tools.module.css';
import type { ListToolsProps } from './list-tools-props.ts';
import { SelectPage } from './select-boxes.tsx';
import { startExport } from './start-export.ts';

/** The buttons above the rows. */
export function ListToolbar(props: ListToolsProps) {
  const { list, store, columns, shown } = props;
  const text = useText();
  const [isViewOpen, setViewOpen] = useState(false);
  const rows = useSelector(list, ({ context }) => context.shown?.rows.length ?? 0);
  const { path } = props.entity;
  return (
    <div className={classNames(layout['row'], css['tools'])}>
      <FilterMenu {...props} />
      <SaveViewInToolbar {...props} />
      <SortNote sort={shown.sort} columns={columns} rows={rows} />
      <SelectPage store={store} isAbove />
      <Button
        size="small"
        variant="ghost"
        icon={Download}
        disabled={rows === 0}
        onClick={({ currentTarget }) => startExport(props, { format: 'csv', opener: currentTarget })}
      >
        {text('CSV')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={FileSpreadsheet}
        disabled={rows === 0}
        onClick={({ currentTarget }) => startExport(props, { format: 'xlsx', opener: currentTarget })}
      >
        {text('Excel')}
      </Button>
      {props.entity.endpoints.create && (
        <Button size="small" variant="ghost" icon={Upload} to={`/${path}/import`}>
          {text('Import')}
        </Button>
      )}
      <IconButton icon={Settings} size="small" label={text('View')} onClick={() => setViewOpen(true)} />
      {isViewOpen && (
        <LazyPart code={listPartsCode} onClose={() => setViewOpen(false)}>
          {({ ViewDialog }) => <ViewDialog {...props} rows={rows} onClose={() => setViewOpen(false)} />}
        </LazyPart>
      )}
    </div>
  );
}

interface SortNoteProps {
  readonly sort: Sort | null;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly rows: number;
}

/** Notes that only the current page is sorted, as the server cannot sort. */
function SortNote({ sort, columns, rows }: SortNoteProps) {
  const text = useText();
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? '';
  const params = { column, number: rows };
  return (
    <>
      <span role="status">
        <VisuallyHidden>
          {sort &&
            (sort.direction === 'ascending'
              ? text('Sorted by {{column}}, ascending: only the {{number}} rows on this page', params)
              : text('Sorted by {{column}}, descending: only the {{number}} rows on this page', params))}
        </VisuallyHidden>
      </span>
      {sort && <span className={css['note']}>{text('Only these {{number}} rows are sorted', { number: rows })}</span>}
    </>
  );
}
