import type { ReactNode } from 'react';
import { textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { pictureMembers } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useDocumentTitle } from '#ui/layout/use-document-title.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ParentLinks } from './parent-links.tsx';
import css from './record-header.module.css';

const factsCode = lazyCode(() => import('./record-facts.tsx'));

interface RecordHeaderProps {
  readonly entity: Entity;
  /** The record, or its row in the list; undefined while neither is there, null if there is none. */
  readonly record: ListRow | undefined | null;
  readonly listTo: string;
  /** At the end of the line with the breadcrumbs. */
  readonly steps?: ReactNode;
  /** At the end of the heading. */
  readonly status?: ReactNode;
}

/** The heading of a record's page: its list, name, picture, parents and facts. */
export function RecordHeader({ entity, record, listTo, steps, status }: RecordHeaderProps) {
  const text = useText();
  const title = text('Edit {{record}}', { record: text(entity.record) });
  const name = record ? rowName(entity, record) : null;
  const [picture] = pictureMembers(entity.fields);
  const { facts } = entity;
  // If the code cannot be fetched, the line stays empty: the form has the same values.
  const code = useLazyCode(factsCode, facts !== undefined, () => undefined);
  useDocumentTitle(name ?? title);
  return (
    <header className={css['header']}>
      <div className={css['line']}>
        <Breadcrumbs entity={entity} to={listTo} page={title} />
        {steps}
      </div>
      <div className={css['heading']}>
        {name === null ? (
          <span className={css['picture']} />
        ) : (
          <Avatar name={name} src={picture && record ? textOf(record[picture]) : null} size="heading" />
        )}
        <div className={css['words']}>
          <h1 tabIndex={-1} title={name ?? undefined}>
            {record === undefined ? (
              <>
                <VisuallyHidden>{title}</VisuallyHidden>
                <Skeleton shape="title" />
              </>
            ) : (
              (name ?? title)
            )}
          </h1>
          <div className={css['about']}>
            <ParentLinks entity={entity} record={record ?? undefined} />
            {facts && <div>{record && code && <code.RecordFacts {...{ facts, record }} />}</div>}
          </div>
        </div>
        {status}
      </div>
    </header>
  );
}
