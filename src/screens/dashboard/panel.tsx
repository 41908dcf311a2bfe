import { type ReactNode, useId } from 'react';
import css from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard with a heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <header className={css['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
