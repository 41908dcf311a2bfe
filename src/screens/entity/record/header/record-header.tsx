import type { ReactNode } from 'react';
import { type RecordRow, textOf } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { type Parent, parentIn, parentsOf } from '#entities/parents.ts';
import { rowName } from '#entities/row-name.ts';
import { pictureMembers } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { OptionNames } from '#ui/controls/option-names.tsx';
import { useOptions } from '#ui/controls/option-store-context.ts';
import { useDocumentTitle } from '#ui/layout/use-document-title.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ParentName } from './parent-name.tsx';
import { RecordFacts } from './record-facts.tsx';
import css from './record-header.module.css';

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
            {facts && <div>{record && <RecordFacts {...{ facts, record }} />}</div>}
          </div>
        </div>
        {status}
      </div>
    </header>
  );
}

interface ParentLinksProps {
  readonly entity: Entity;
  /** The record, or its row in the list; undefined while neither is there. */
  readonly record: RecordRow | undefined;
}

/** The records that a record refers to, as links. */
function ParentLinks({ entity, record }: ParentLinksProps) {
  const text = useText();
  const parents = parentsOf(entity);
  if (parents.length === 0) return null;
  return (
    <ul className={css['parents']}>
      {parents.map((parent) => {
        const found = record && parentIn(record, parent);
        if (!found) return null;
        const { field, path, member, label } = parent;
        const hasPage = !found.isDeleted && found.key !== '';
        const needsOption = hasPage && field !== null && (field.key !== 'id' || found.name === undefined);
        return (
          <li key={member}>
            <span>{`${text(label)} `}</span>
            {needsOption ? (
              <OptionLink {...{ field, path }} value={found.key} name={found.name} />
            ) : (
              <ParentName path={path} parent={found} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OptionLinkProps {
  readonly field: NonNullable<Parent['field']>;
  readonly path: string;
  readonly value: string;
  readonly name: string | undefined;
}

/** A link to a parent whose name or id only its dropdown contains. Plain text until that is loaded. */
function OptionLink({ field, path, value, name }: OptionLinkProps) {
  const list = useOptions({ source: field.source }, field.key === 'id' ? [value] : []);
  const option = list.kind === 'loaded' && list.options.find((one) => String(one[field.key]) === value);
  if (option) return <a href={`#/${path}/edit/${option.id}`}>{name ?? option.name}</a>;
  return name === undefined ? <OptionNames field={field} ids={[value]} /> : <span>{name}</span>;
}
