import { textOf } from '#domain/record-row.ts';
import type { Mode, Rule } from '#domain/rules/rule.ts';
import { isVisible } from '#domain/text/unseen.ts';
import type { Field, Value } from '../field.ts';
import { textIn } from '../value.ts';

export type Members = Readonly<Record<string, unknown>>;

/** A kind of fields without its looks. The server uses it too. */
export interface Kind<F extends { readonly kind: string } = Field> {
  /** The value in a form: from a record or, if it lacks the member, the initial one. */
  readonly valueOf: (field: F, record: Members, name: string) => Value;
  /** Whether an edit omits an unchanged value, a create an unchanged initial one. */
  readonly isSentIfChanged: (mode: Mode) => boolean;
  /** The value in a request. */
  readonly sent: (field: F, value: Value) => Value;
  /** Whether a text counts as not given, because it shows nothing. */
  readonly isBlank: (text: string) => boolean;
  /** The rules that apply after the field's own. Controls ensure valid choices and images. */
  readonly rules: (field: F) => readonly Rule[];
  /** The value without what a server may change of it. `normalize` is for the fields of rows. */
  readonly normalized: (field: F, value: Value, normalize: (field: Field, value: Value) => string) => string;
  /** Whether the row of a list has the same value as the record, so that it can be shown until the record is there. */
  readonly isInRow: boolean;
  /** The space that a form gives the field: one line of a column, several lines of it, or the full width. */
  readonly space: Space;
  /** What a generated table and contract have for the field. */
  readonly column: (field: F) => Column;
  /** What a form could hold for a sample record; undefined if samples lack the field. */
  readonly sample: (field: F, sample: Sample) => string | undefined;
}

export type Space = 'line' | 'lines' | 'full';

/** `byHand` says why there is no generated column. */
export type Column =
  | { readonly type: 'status' | 'picture' | 'richText' | 'date' | 'dateTime' | 'count' }
  | { readonly type: 'line' /** The server's search includes it. */; readonly isSearched?: true }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'byHand'; readonly why: string };

export interface Sample {
  readonly label: string;
  readonly path: string;
  readonly number: number;
}

/** A text that is sent as it is. A kind spreads it and states what differs. */
export const textKind = {
  valueOf: ({ initial = '' }, record, name) => (name in record ? textOf(record[name]) : initial),
  isSentIfChanged: () => false,
  sent: (_, value) => value,
  isBlank: (text) => !isVisible(text),
  rules: () => [],
  normalized: (_, value) => textIn(value).trim(),
  isInRow: true,
  space: 'line',
  sample: () => undefined,
} satisfies Omit<Kind<{ readonly kind: string; readonly initial?: string }>, 'column'>;

export const reference = ({ kind }: { readonly kind: string }): Column => ({
  type: 'byHand',
  why: `refers to other records (${kind})`,
});

/** Items as one text, '' for none. */
export const joined = (items: readonly string[]) => (items.length === 0 ? '' : JSON.stringify(items));
