import type { Text } from '#i18n/text.ts';

export type Mode = 'create' | 'edit';

/**
 * One sentence of section 5: a value that does not pass the test gets the message. A rule speaks of a value that is
 * there; only a rule that `requires` also speaks of an empty one.
 */
export interface Rule {
  readonly message: Text;
  /** `values` are the form's other fields, for rules across two of them. */
  readonly test: (value: string, values: Readonly<Record<string, unknown>>) => boolean;
  readonly requires?: true;
  /** The rule holds on this kind of form only. */
  readonly on?: Mode;
}

/** The rules that hold in a mode, in the order in which their messages are given. */
export function rulesOn(mode: Mode, rules: readonly Rule[]): readonly Rule[] {
  return rules.filter((rule) => rule.on === undefined || rule.on === mode);
}
