import { memo } from 'react';
import { presets } from '#domain/points/presets.ts';
import type { TieChoice } from '#domain/points/rank.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Select } from '#ui/select/select.tsx';

const tieLabels: Readonly<Record<TieChoice, Text>> = {
  dinners: 'Chicken dinners, position points, finishes',
  finishes: 'Finishes, chicken dinners, position points',
};

interface PointChoicesProps {
  readonly presetId: string;
  readonly onPreset: (id: string) => void;
  readonly tieChoice: TieChoice;
  readonly onTieChoice: (choice: TieChoice) => void;
}

/** The rules by which the table is checked and ranked. Memoized, so that keystrokes do not render it. */
export const PointChoices = memo(function PointChoices(props: PointChoicesProps) {
  const { presetId, onPreset, tieChoice, onTieChoice } = props;
  const text = useText();
  return (
    <div className="points-choices">
      <Select
        label={text('Placement points')}
        options={presets.map((each) => ({ value: each.id, label: text(each.label) }))}
        value={presetId}
        onChange={onPreset}
      />
      <Select
        label={text('Tie-breakers')}
        options={(['dinners', 'finishes'] as const).map((value) => ({ value, label: text(tieLabels[value]) }))}
        value={tieChoice}
        onChange={onTieChoice}
      />
    </div>
  );
});
