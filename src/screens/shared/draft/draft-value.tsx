import { useOptions } from '#controls/option-store-context.ts';
import { shownKindOf } from '#controls/shown-kinds.tsx';
import type { Field, SelectField, Value } from '#fields/field.ts';
import { nameless } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
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
  const names = (source: ReferenceField, ids: readonly string[]) => <OptionNames source={source} ids={ids} />;
  return <>{shownKindOf(field).draft(field, value, { text, names })}</>;
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
