import { type Parent, parentIn } from '#entities/parents.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import layout from '#ui/layout/layout.module.css';
import { ParentName } from '../record/header/parent-name.tsx';

interface FixedParentsProps {
  readonly parents: readonly Parent[];
  /** Undefined or null until it is there. */
  readonly record: ListRow | undefined | null;
}

/** What a record refers to without a field for it, and why. Has its height before the record is there. */
export function FixedParents({ parents, record }: FixedParentsProps) {
  const text = useText();
  return parents.map((parent) => {
    const found = record && parentIn(record, parent);
    return (
      <p key={parent.member} className={layout['row']}>
        <span>{text(parent.label)}</span>
        {found ? <ParentName path={parent.path} parent={found} /> : <span>–</span>}
        <span className={layout['note']}>{text('Set by the data provider, not here')}</span>
      </p>
    );
  });
}
