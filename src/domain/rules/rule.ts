import type { Text } from '#i18n/text.ts';

export type Mode = 'create' | 'edit';

/**
 * One sentence of section 5: a value that fails the test gets the message. Rules apply to non-empty values; only a rule
 * with `requires` also applies to empty ones.
 */
export interface Rule {
  readonly message: Text;
  /** `others` are all values of the form, for rules that compare two fields. */
  readonly test: (value: string, others: Readonly<Record<string, unknown>>) => boolean;
  readonly requires?: true;
  /** The rule applies to this kind of form only. */
  readonly on?: Mode;
}

/** The rules that apply in a mode, in order. */
export function rulesOn(mode: Mode, rules: readonly Rule[]): readonly Rule[] {
  return rules.filter((rule) => rule.on === undefined || rule.on === mode);
}

/** The message of the first rule that a value breaks. */
export function firstBroken(
  rules: readonly Rule[],
  value: string,
  others: Readonly<Record<string, unknown>> = {},
): Text | undefined {
  return rules.find((rule) => (rule.requires === true || value !== '') && !rule.test(value, others))?.message;
}

/** The message of the first broken rule of each field; a valid field is absent. */
export function firstBrokenByField<Name extends string>(
  rules: Readonly<Record<Name, readonly Rule[]>>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): Readonly<Partial<Record<Name, Text>>> {
  const errors: Partial<Record<Name, Text>> = {};
  for (const name in rules) {
    const message = firstBroken(rules[name], values[name], values);
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}
