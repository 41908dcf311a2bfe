import type { Ruleset } from '#domain/points/ruleset.ts';
import { rulesetText } from '#domain/points/ruleset-draft.ts';

/** The address of the open table with a ruleset in it, which the receiver can use for that table. */
export function linkWith(address: string, ruleset: Ruleset): string {
  const url = new URL(address);
  const [path = '', search = ''] = url.hash.split('?');
  const members = new URLSearchParams(search);
  members.delete('draft');
  members.set('ruleset', rulesetText(ruleset));
  url.hash = `${path}?${members}`;
  return url.href;
}
