import type { ParentInRecord } from '#entities/parents.ts';
import { useText } from '#i18n/use-text.ts';

interface ParentNameProps {
  /** The area of the parent. */
  readonly path: string;
  readonly parent: ParentInRecord;
}

/** The name of a record that another one refers to, as a link if it has a page. */
export function ParentName({ path, parent: { key, name, isDeleted } }: ParentNameProps) {
  const text = useText();
  if (isDeleted) return <span>{text('{{name}} (deleted)', { name: name ?? `#${key}` })}</span>;
  if (key === '') return <span>{name}</span>;
  return <a href={`#/${path}/edit/${key}`}>{name ?? `#${key}`}</a>;
}
