import { type ReactNode, useId } from 'react';
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
  /** `FieldCell`s in the order of reading. */
  readonly children: ReactNode;
}

/** Fields under a heading. */
export function FieldGroup({ heading, children }: FieldGroupProps) {
  const id = useId();
  const grid = <div className={css['grid']}>{children}</div>;
  if (heading === undefined) return grid;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the heading before each of its fields
    <div role="group" aria-labelledby={id} className={css['group']}>
      <h2 id={id}>{heading}</h2>
      {grid}
    </div>
  );
}

/** The place of a field. Without children it shows a placeholder of the field's size. */
export function FieldCell({ space = 'line', children }: { space?: Space; children?: ReactNode }) {
  return (
    <div className={css['cell']} data-space={space}>
      {children ?? (
        <div className={css['coming']}>
          <Skeleton />
          <Skeleton shape="box" />
        </div>
      )}
    </div>
  );
}
