import { createPortal } from 'react-dom';
import type { Poster } from '#domain/publish/poster.ts';
import css from './publish.module.css';

/** The poster on paper. It replaces the whole page in a print and is not on the screen. */
export function PrintedPoster({ poster }: { readonly poster: Poster }) {
  const { title, notes, leadLabel, nameLabel, columns, sections } = poster;
  return createPortal(
    <div className={css['print']} aria-hidden="true">
      <p className={css['title']}>{title}</p>
      <p>{notes.join(' · ')}</p>
      {sections.map(({ heading, rows }) => (
        <table key={heading}>
          {heading !== '' && <caption>{heading}</caption>}
          <thead>
            <tr>
              {leadLabel !== '' && <th scope="col">{leadLabel}</th>}
              <th scope="col" className={css['name']}>
                {nameLabel}
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lead, name, detail, cells }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
              <tr key={at}>
                {leadLabel !== '' && <td>{lead}</td>}
                <th scope="row" className={css['name']}>
                  <span>{name}</span>
                  {detail !== '' && <small>{detail}</small>}
                </th>
                {cells.map((cell, column) => (
                  <td key={columns[column]?.label}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>,
    document.body,
  );
}
