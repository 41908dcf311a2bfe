import type { Text } from '#i18n/text.ts';

export type Mode = 'create' | 'edit';

/**
 * One sentence of section 5: a value that does not pass the test gets the message. A rule speaks of a value that is
 * there; only a rule that `requires` also speaks of an empty one.
 */
export interface Rule {
  readonly message: Text;
  /** `others` are the values of the same form, for rules across two of them. */
  readonly test: (value: string, others: Readonly<Record<string, unknown>>) => boolean;
  readonly requires?: true;
  /** The rule holds on this kind of form only. */
  readonly on?: Mode;
}

/** The rules that hold in a mode, in the order in which their messages are given. */
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
