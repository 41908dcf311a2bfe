import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { CacheGroup } from '#machines/sync/machine.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { Table } from '#ui/table/table.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { useNow } from '../shared/list/use-now.ts';
import { formatSize } from './format-size.ts';

/** The cached pages of each list. */
export function CacheTable({ groups }: { groups: readonly CacheGroup[] }) {
  const text = useText();
  // The labels of areas come from their declarations, so they are translated like server texts.
  const label = useServerText();
  const now = useNow();
  const columns: readonly TableColumn<CacheGroup>[] = [
    { key: 'list', header: text('List'), cell: (group) => label(group.label), primary: true },
    { key: 'pages', header: text('Pages'), cell: ({ count }) => count, align: 'end', width: 'fit' },
    { key: 'age', header: text('Oldest'), cell: ({ oldest }) => formatAge(oldest, now) },
    { key: 'size', header: text('Size'), cell: ({ size }) => formatSize(size), align: 'end', width: 'fit' },
  ];
  return (
    <Table
      caption={text('Available offline')}
      columns={columns}
      rows={groups}
      rowKey={(group) => group.label}
      empty={<EmptyState title={text('Nothing is available offline yet')} />}
    />
  );
}
