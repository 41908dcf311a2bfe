import type { ReactNode } from 'react';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import { insideName } from '#fields/inside-name.ts';
import { textIn } from '#fields/value.ts';
import { changedCells, type Line, linesOf, type Side } from '#history/entry-lines.ts';
import { useText } from '#i18n/use-text.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import { Avatar } from '#ui/base/avatar.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import layout from '#ui/layout/layout.module.css';
import { DraftValue } from '../draft/draft-value.tsx';
import css from './history.module.css';

interface EntryChangesProps {
  readonly entry: HistoryEntry;
  readonly entity: Entity | undefined;
}

/** The changed fields of an entry: each with its values before and after. */
export function EntryChanges({ entry, entity }: EntryChangesProps) {
  const text = useText();
  const lines = linesOf(entity, entry.changes);
  if (lines.length === 0) return null;
  return (
    <dl className={css['lines']}>
      {lines.map((line) => (
        <div key={line.member} className={css['line']}>
          <dt>{line.label === null ? wordsOf(line.member) : text(line.label)}</dt>
          <dd>
            <LineValues line={line} name={entry.recordName} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A member that the app does not know, in words: `league_name`. */
function wordsOf(member: string): string {
  const words = member.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function LineValues({ line, name }: { readonly line: Line; readonly name: string }) {
  const text = useText();
  switch (line.kind) {
    case 'picture': {
      const picture = (src: string) => src !== '' && <Avatar name={name} src={src} />;
      return (
        <>
          <VisuallyHidden>{text('Picture changed')}</VisuallyHidden>
          <BeforeAfter before={picture(line.before)} after={picture(line.after)} />
        </>
      );
    }
    case 'rows':
      return <RowLines line={line} />;
    case 'value': {
      const value = (side: typeof line.before) => side !== null && <EntryValue field={line.field} side={side} />;
      return <BeforeAfter before={value(line.before)} after={value(line.after)} />;
    }
  }
}

interface BeforeAfterProps {
  /** False for no value. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** `before → after`; only the one that there is. */
function BeforeAfter({ before, after }: BeforeAfterProps) {
  const text = useText();
  return (
    <span className={css['values']}>
      {before !== false && (
        <del className={css['before']}>
          <VisuallyHidden>{`${text('Before')}: `}</VisuallyHidden>
          <span>{before}</span>
        </del>
      )}
      {before !== false && <span aria-hidden="true">→</span>}
      <ins className={css['after']}>
        <VisuallyHidden>{`${text('After')}: `}</VisuallyHidden>
        {after === false ? <span className={layout['faint']}>{text('empty')}</span> : <span>{after}</span>}
      </ins>
    </span>
  );
}

/** The rows inside a record that were added, removed and changed, by name. */
function RowLines({ line: { fields, rows } }: { readonly line: Extract<Line, { kind: 'rows' }> }) {
  const text = useText();
  const names = (list: typeof rows.added) => list.map((row) => insideName(fields, row)).join(', ');
  const { added, removed, changed } = rows;
  if (added.length + removed.length + changed.length === 0) return <span>{text('Order changed')}</span>;
  return (
    <ul className={css['rows']}>
      {added.length > 0 && <li>{text('Added: {{names}}', { names: names(added) })}</li>}
      {removed.length > 0 && <li>{text('Removed: {{names}}', { names: names(removed) })}</li>}
      {changed.map(({ before, after }) => {
        const name = insideName(fields, after);
        return (
          <li key={name}>
            <span>{name}</span>
            {changedCells(fields, before, after).map((cell) => (
              <span key={cell.label}>
                <span>{` · ${text(cell.label)} `}</span>
                <BeforeAfter before={cell.before || false} after={cell.after || false} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The most characters of a formatted text that are shown. */
const maxLength = 200;

/** A value before or after a change. A reference has the name that the record had then. */
function EntryValue({ field, side }: { readonly field: Field | undefined; readonly side: Side }) {
  if (side === null) return <span className={layout['note']}>–</span>;
  const { value, name } = side;
  if (name !== undefined) return <span>{name}</span>;
  if (field === undefined || (field.kind === 'select' && field.key === 'name')) return <span>{textIn(value)}</span>;
  if (field.kind === 'richText') return <span>{shortened(visibleText(textIn(value)))}</span>;
  return <DraftValue field={field} value={value} />;
}

function visibleText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
