import { type ReactNode, useId } from 'react';
import { classNames } from '../base/class-names.ts';
import css from './card.module.css';

export type CardProps = {
  title?: string;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
  /** Takes the available height (section 2, dashboard). */
  full?: boolean;
};

/** A card on the page. With a title it is a named region. */
export function Card({ title, action, children, full }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(css['card'], full && css['full'])} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={css['head']}>
          <h2 id={id}>{title}</h2>
          {action}
        </header>
      )}
      <div className={css['body']}>{children}</div>
    </section>
  );
}
