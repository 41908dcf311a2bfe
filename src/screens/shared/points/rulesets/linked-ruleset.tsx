import { useSearch } from '@tanstack/react-router';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { readRulesetText } from '#domain/points/ruleset-draft.ts';
import { useText } from '#i18n/use-text.ts';
import type { Rulesets } from '#records/rulesets.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { OfferedRuleset } from './offered-ruleset.tsx';

interface LinkedRulesetProps {
  readonly rulesets: Rulesets;
  readonly ruleset: Ruleset;
  readonly onChoose: (ruleset: Ruleset) => void;
}

/** Offers the ruleset in the address of the page. Nothing is stored before the user accepts it. */
export function LinkedRuleset(props: LinkedRulesetProps) {
  const text = useText();
  const search: { readonly ruleset?: unknown } = useSearch({ strict: false });
  if (typeof search.ruleset !== 'string') return null;
  const linked = readRulesetText(search.ruleset, '');
  if (!linked) return <Banner kind="warning">{text('The ruleset in this link cannot be read.')}</Banner>;
  return <OfferedRuleset {...props} offered={linked} />;
}
