import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import css from './record-header.module.css';

interface BreadcrumbsProps {
  readonly entity: Entity;
  /** The path of the list. */
  readonly to: string;
  /** The title of the page, unless its heading shows it. */
  readonly page?: string;
}

/** The way back to the list of a record. */
export function Breadcrumbs({ entity, to, page }: BreadcrumbsProps) {
  const text = useText();
  return (
    <nav aria-label={text('Breadcrumbs')}>
      <ol className={css['crumbs']}>
        <li>
          <a href={`#${to}`}>{text(entity.label)}</a>
          <ChevronRight size={14} aria-hidden="true" />
        </li>
        {page !== undefined && <li aria-current="page">{page}</li>}
      </ol>
    </nav>
  );
}
