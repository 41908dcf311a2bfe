import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { RowStatus } from '#machines/import/row.ts';
import type { Counts } from '#machines/import/rows.ts';
import type { PillTone } from '#ui/base/pill.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './import.module.css';

export type ShownStatus = RowStatus | 'all';

/** The names of the statuses, in the order of the tabs. */
export const statuses: Readonly<Record<RowStatus, { readonly label: Text; readonly tone?: PillTone }>> = {
  invalid: { label: 'With errors', tone: 'error' },
  create: { label: 'To create', tone: 'info' },
  update: { label: 'To update', tone: 'info' },
  same: { label: 'Nothing to change' },
  skip: { label: 'Skipped' },
  sending: { label: 'Being sent', tone: 'warning' },
  created: { label: 'Created', tone: 'success' },
  updated: { label: 'Updated', tone: 'success' },
  failed: { label: 'Failed', tone: 'error' },
  unknown: { label: 'No reply', tone: 'warning' },
};

interface StatusTabsProps {
  readonly counts: Counts;
  readonly shown: ShownStatus;
  readonly onShow: (status: ShownStatus) => void;
}

/** How many rows are in each status; a press shows only these. */
export function StatusTabs({ counts, shown, onShow }: StatusTabsProps) {
  const text = useText();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // The keys of `statuses` are the statuses.
  const present = (Object.keys(statuses) as RowStatus[]).filter((status) => counts[status] > 0 || status === shown);
  const tab = (status: ShownStatus, label: string, count: number) => (
    <button
      key={status}
      type="button"
      className={css['tab']}
      aria-pressed={status === shown}
      data-tone={status === 'all' ? undefined : statuses[status].tone}
      onClick={() => onShow(status)}
    >
      <span>{`${label} `}</span>
      <strong>{count.toLocaleString('en-IN')}</strong>
    </button>
  );
  return (
    <fieldset className={layout['row']} aria-label={text('Rows by status')}>
      {tab('all', text('All rows'), all)}
      {present.map((status) => tab(status, text(statuses[status].label), counts[status]))}
    </fieldset>
  );
}
