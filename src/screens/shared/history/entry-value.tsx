import type { Field } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import type { Side } from '#history/entry-lines.ts';
import layout from '#ui/layout/layout.module.css';
import { DraftValue } from '../draft/draft-value.tsx';

/** The most characters of a formatted text that are shown. */
const maxLength = 200;

/** A value before or after a change. A reference has the name that the record had then. */
export function EntryValue({ field, side }: { readonly field: Field | undefined; readonly side: Side }) {
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
