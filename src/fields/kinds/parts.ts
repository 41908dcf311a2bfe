import type { Value } from '../field.ts';
import { textIn, textOf } from '../value.ts';
import type { Column, Members } from './kind.ts';

/** What several kinds have in common. */

export const ofMember = (_field: unknown, record: Members, name: string) => textOf(record[name]);
export const ofMemberOrInitial = (field: { readonly initial?: string }, record: Members, name: string) =>
  name in record ? textOf(record[name]) : (field.initial ?? '');
export const asItIs = (_field: unknown, value: Value) => value;
export const trimmed = (_field: unknown, value: Value) => textIn(value).trim();
export const always = () => true;
export const never = () => false;
export const none = () => undefined;
export const noRules = () => [];
/** Items as one text, '' for none. */
export const joined = (items: readonly string[]) => (items.length === 0 ? '' : JSON.stringify(items));
export const reference = ({ kind }: { readonly kind: string }): Column => ({
  type: 'byHand',
  why: `refers to other records (${kind})`,
});
