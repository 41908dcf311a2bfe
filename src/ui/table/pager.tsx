import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { limits } from '#domain/limits.ts';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import css from './pager.module.css';

export type PagerProps = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Whether `total` is an estimate. */
  isEstimate?: boolean | undefined;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  /** A page is loading. The buttons stay enabled; the figures are marked as `aria-busy`. */
  busy?: boolean;
  /** Whether a page can neither be loaded nor is cached. Its button stays enabled. */
  isUnavailable?: (page: number) => boolean;
};

/** The buttons for first, previous, next and last page, the page size and the shown range. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, isEstimate = false, onPage, onPageSize, busy, isUnavailable = () => false } = props;
  const text = useText();
  const id = useId();
  const { pages, from, to } = pageRange({ page, pageSize, total });
  const standardSizes: readonly number[] = limits.pageSizes;
  const sizes = standardSizes.includes(pageSize) ? standardSizes : [pageSize, ...standardSizes];
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
      <output className={css['range']} aria-busy={busy} aria-live="polite">
        {!(busy && total === 0) &&
          (isEstimate
            ? text('{{from}}–{{to}} of about {{total}}', { from, to, total })
            : text('{{from}}–{{to}} of {{total}}', { from, to, total }))}
      </output>
      <div className={css['steps']}>
        {steps.map(({ icon, label, to, disabled }) => {
          const unavailable = !disabled && isUnavailable(to);
          return (
            <IconButton
              key={label}
              icon={icon}
              label={unavailable ? text('{{label}}, not available offline', { label }) : label}
              disabled={disabled}
              data-away={unavailable || undefined}
              onClick={() => onPage(to)}
            />
          );
        })}
      </div>
    </nav>
  );
}

/** The range 'from–to' of a page, from 1, and the number of pages. A list without records has one empty page. */
export function pageRange({ page, pageSize, total }: Pick<PagerProps, 'page' | 'pageSize' | 'total'>) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  return { pages, from, to: Math.min(page * pageSize, total) };
}
