import type { Ruleset } from '#domain/points/ruleset.ts';
import { rulesetText } from '#domain/points/ruleset-draft.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { newRulesetId, type Rulesets } from '#records/rulesets.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { toast } from '#ui/toast/toast.ts';
import { rulesetSummary } from './ruleset-summary.ts';

interface OfferedRulesetProps {
  /** A ruleset from a link or a file. */
  readonly offered: Ruleset;
  readonly rulesets: Rulesets;
  readonly ruleset: Ruleset;
  readonly onChoose: (ruleset: Ruleset) => void;
}

/** Offers a ruleset of another device, unless the table has it. */
export function OfferedRuleset({ offered, rulesets, ruleset, onChoose }: OfferedRulesetProps) {
  const text = useText();
  const nameText = useServerText();
  const line = rulesetText(offered);
  if (rulesetText(ruleset) === line) return null;

  async function accept() {
    const known = rulesets.all.find((each) => rulesetText(each) === line);
    const added = known ?? (await rulesets.put({ ...offered, id: newRulesetId() }));
    if ('id' in added) onChoose(added);
    else if ('text' in added) toast.error(nameText(added.text));
  }

  return (
    <Banner
      kind="info"
      action={
        <Button size="small" onClick={() => void accept()}>
          {text('Use it for this table')}
        </Button>
      }
    >
      {`${text('Ruleset from a link or a file: {{name}}', { name: nameText(offered.name) })} (${rulesetSummary(offered, text)})`}
    </Banner>
  );
}
