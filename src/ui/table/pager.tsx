import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { limits } from '#domain/limits.ts';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../base/icon-button.tsx';
import { pageRange } from './page-range.ts';
import css from './pager.module.css';

export type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  /** The answer is on its way: the buttons stay where they are and can be pressed, the figures say that they may change. */
  busy?: boolean;
  /** Whether a page can neither be asked for nor is kept. It can be pressed all the same: the answer is the same page. */
  isAway?: (page: number) => boolean;
};

/** First, previous, next, last, rows per page and where one stands. */
export function Pager({ page, pageSize, total, onPage, onPageSize, busy, isAway = () => false }: PagerProps) {
  const text = useText();
  const id = useId();
  const { pages, from, to } = pageRange({ page, pageSize, total });
  const known: readonly number[] = limits.pageSizes;
  const sizes = known.includes(pageSize) ? known : [pageSize, ...known];
  const first = page <= 1;
  const last = page >= pages;
  const steps = [
    { icon: ChevronFirst, label: text('First page'), to: 1, disabled: first },
    { icon: ChevronLeft, label: text('Previous page'), to: page - 1, disabled: first },
    { icon: ChevronRight, label: text('Next page'), to: page + 1, disabled: last },
    { icon: ChevronLast, label: text('Last page'), to: pages, disabled: last },
  ];
  return (
    <nav className={css['pager']} aria-label={text('Paging')}>
      <div className={css['size']}>
        <label htmlFor={id}>{text('Rows per page')}</label>
        <select id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <output aria-busy={busy} aria-live="polite">
        {text('{{from}}–{{to}} of {{total}}', { from, to, total })}
      </output>
      <div className={css['steps']}>
        {steps.map(({ icon, label, to, disabled }) => {
          const away = !disabled && isAway(to);
          return (
            <IconButton
              key={label}
              icon={icon}
              label={away ? text('{{label}}, not kept on this device', { label }) : label}
              disabled={disabled}
              data-away={away || undefined}
              onClick={() => onPage(to)}
            />
          );
        })}
      </div>
    </nav>
  );
}
