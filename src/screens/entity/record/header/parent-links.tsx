import type { RecordRow } from '#domain/record-row.ts';
import type { Entity } from '#entities/define.ts';
import { type Parent, parentIn, parentsOf } from '#entities/parents.ts';
import { useText } from '#i18n/use-text.ts';
import { OptionNames } from '#ui/controls/option-names.tsx';
import { useOptions } from '#ui/controls/option-store-context.ts';
import css from './record-header.module.css';

interface ParentLinksProps {
  readonly entity: Entity;
  /** The record, or its row in the list; undefined while neither is there. */
  readonly record: RecordRow | undefined;
}

/** The records that a record refers to, as links. */
export function ParentLinks({ entity, record }: ParentLinksProps) {
  const text = useText();
  const parents = parentsOf(entity);
  if (parents.length === 0) return null;
  return (
    <ul className={css['parents']}>
      {parents.map((parent) => {
        const found = record && parentIn(record, parent);
        if (!found) return null;
        const { field, path, member, label } = parent;
        const needsOption = field !== null && (field.key !== 'id' || found.name === undefined);
        return (
          <li key={member}>
            <span>{`${text(label)} `}</span>
            {found.isDeleted ? (
              <span>{text('{{name}} (deleted)', { name: found.name ?? `#${found.key}` })}</span>
            ) : found.key === '' ? (
              <span>{found.name}</span>
            ) : needsOption ? (
              <OptionLink {...{ field, path }} value={found.key} name={found.name} />
            ) : (
              <a href={`#/${path}/edit/${found.key}`}>{found.name ?? `#${found.key}`}</a>
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
