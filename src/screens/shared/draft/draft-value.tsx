import { useOptions } from '#controls/option-store-context.ts';
import type { Field, SelectField, Value } from '#fields/field.ts';
import { findChoice } from '#fields/find-choice.ts';
import { nameless } from '#fields/options.ts';
import { idsIn, textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { formatTime } from '#ui/base/format-time.ts';
import css from './draft-value.module.css';

interface DraftValueProps {
  readonly field: Field;
  readonly value: Value;
}

/** A form value as text: references by name, formatted text without its formatting. */
export function DraftValue({ field, value }: DraftValueProps) {
  const text = useText();
  if (value instanceof Blob) return <>{value instanceof File ? value.name : text('A picture')}</>;
  if (value.length === 0) return <span className={css['nothing']}>–</span>;
  switch (field.kind) {
    case 'text':
      return <>{field.entry === 'password' ? '••••••••' : textIn(value)}</>;
    case 'date':
      return <>{textIn(value)}</>;
    case 'dateTime':
      return <>{formatTime(textIn(value))}</>;
    case 'status':
      return <>{text(value === '1' ? 'Active' : 'Inactive')}</>;
    case 'choice': {
      const choice = findChoice(field.choices, textIn(value));
      return <>{choice ? text(choice.label) : textIn(value)}</>;
    }
    case 'image':
      return <>{text('The present picture')}</>;
    case 'richText':
      return <>{plainText(textIn(value))}</>;
    case 'select':
      return <OptionNames source={field} ids={[textIn(value)]} />;
    case 'multiSelect':
      return <OptionNames source={{ ...field, key: 'id' }} ids={idsIn(value)} />;
    case 'rows':
      // `DraftRows` shows these.
      return null;
  }
}

function OptionNames({ source: { source, key, params }, ids }: { source: ReferenceField; ids: readonly string[] }) {
  // Sources with parameters are not loaded for a comparison.
  const list = useOptions(params === undefined ? { source } : undefined, key === 'id' ? ids : []);
  const names = ids.map((id) => {
    const found = list.kind === 'loaded' && list.options.find((option) => String(option[key]) === id);
    return found ? found.name : nameless(list, id);
  });
  return <>{names.join(', ')}</>;
}

type ReferenceField = Pick<SelectField, 'source' | 'key' | 'params'>;

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
