import type { ReactNode } from 'react';
import type { Space } from '#fields/kinds/kind.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import css from './field-grid.module.css';

/** The groups of a form below each other. Their fields are in two columns where there is room. */
export function FieldGroups({ children }: { children: ReactNode }) {
  return <div className={css['groups']}>{children}</div>;
}

interface FieldGroupProps {
  /** Undefined for fields without a heading. */
  readonly heading?: string | undefined;
  readonly hidden?: boolean;
  /** `FieldCell`s in the order of reading. */
  readonly children: ReactNode;
}

/** Fields under a heading. */
export function FieldGroup({ heading, hidden = false, children }: FieldGroupProps) {
  if (heading === undefined) {
    return (
      <div className={css['grid']} hidden={hidden}>
        {children}
      </div>
    );
  }
  return (
    <div className={css['group']} hidden={hidden}>
      <h2>{heading}</h2>
      <div className={css['grid']}>{children}</div>
    </div>
  );
}

interface FieldCellProps {
  readonly space?: Space;
  readonly hidden?: boolean;
  readonly children?: ReactNode;
}

/** The place of a field. Without children it shows a placeholder of the field's size. */
export function FieldCell({ space = 'line', hidden = false, children }: FieldCellProps) {
  return (
    <div className={css['cell']} data-space={space} hidden={hidden}>
      {children ?? (
        <div className={css['coming']}>
          <Skeleton />
          <Skeleton shape="box" />
        </div>
      )}
    </div>
  );
}
