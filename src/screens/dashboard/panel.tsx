import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Over all columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part of the dashboard, which stands or fails by itself. */
export function Panel({ title, action, wide, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(css['panel'], wide && css['wide'])} aria-labelledby={id}>
      <header className={css['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
