import type { ReactNode } from 'react';
import css from './page-title.module.css';
import { useDocumentTitle } from './use-document-title.ts';

export type PageTitleProps = {
  heading: string;
  /** A line under the heading, for example the age of the data. */
  note?: ReactNode;
  /** Actions beside the heading. */
  children?: ReactNode;
};

/** The heading of a screen, which also names the page. */
export function PageTitle({ heading, note, children }: PageTitleProps) {
  useDocumentTitle(heading);
  return (
    <div className={css['title']}>
      <div className={css['words']}>
        <h1 tabIndex={-1}>{heading}</h1>
        {note && <div className={css['note']}>{note}</div>}
      </div>
      {children && <div className={css['actions']}>{children}</div>}
    </div>
  );
}
