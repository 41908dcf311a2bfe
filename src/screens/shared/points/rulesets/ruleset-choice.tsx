import Settings from 'lucide-react/icons/sliders-horizontal';
import { memo } from 'react';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Select } from '#ui/select/select.tsx';
import { rulesetSummary } from './ruleset-summary.ts';

interface RulesetChoiceProps {
  readonly rulesets: readonly Ruleset[];
  readonly ruleset: Ruleset;
  readonly onChoose: (ruleset: Ruleset) => void;
  readonly onOpen: () => void;
}

/** The rules by which the table is checked and ranked. Memoized, so that keystrokes do not render it. */
export const RulesetChoice = memo(function RulesetChoice({ rulesets, ruleset, onChoose, onOpen }: RulesetChoiceProps) {
  const text = useText();
  const nameText = useServerText();
  return (
    <div className={classNames(layout['row'], 'points-choices')}>
      <Select
        label={text('Ruleset')}
        help={rulesetSummary(ruleset, text)}
        options={rulesets.map(({ id, name }) => ({ value: id, label: nameText(name) }))}
        value={ruleset.id}
        onChange={(id) => {
          const chosen = rulesets.find((each) => each.id === id);
          if (chosen) onChoose(chosen);
        }}
      />
      <Button size="small" icon={Settings} onClick={onOpen}>
        {text('Rulesets')}
      </Button>
    </div>
  );
});
