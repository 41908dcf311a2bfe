import Copy from 'lucide-react/icons/copy';
import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Rulesets } from '#records/rulesets.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import layout from '#ui/layout/layout.module.css';
import { toast } from '#ui/toast/toast.ts';
import { linkWith } from './ruleset-link.ts';
import { rulesetSummary } from './ruleset-summary.ts';

interface RulesetListProps {
  readonly rulesets: Rulesets;
  readonly current: Ruleset;
  readonly onChoose: (ruleset: Ruleset) => void;
  readonly onDuplicate: (ruleset: Ruleset) => void;
  readonly onEdit: (ruleset: Ruleset) => void;
  readonly onRemove: (ruleset: Ruleset) => void;
}

/** All rulesets with what can be done with them. Those of the app can only be used and duplicated. */
export function RulesetList({ rulesets, current, onChoose, onDuplicate, onEdit, onRemove }: RulesetListProps) {
  const text = useText();
  const nameText = useServerText();

  async function copyLink(ruleset: Ruleset) {
    try {
      await navigator.clipboard.writeText(linkWith(window.location.href, ruleset));
      toast.success(text('Link copied'));
    } catch {
      // Browsers refuse it without a secure connection.
      toast.error(text('The link could not be copied. The CSV file of the table contains its ruleset too.'));
    }
  }

  return (
    <ul className="points-rulesets">
      {rulesets.all.map((ruleset) => {
        const name = nameText(ruleset.name);
        const isCurrent = ruleset.id === current.id;
        return (
          <li key={ruleset.id} aria-current={isCurrent || undefined}>
            <span className={layout['grow']}>
              <strong>{name}</strong>
              <span className={layout['faint']}>{rulesetSummary(ruleset, text)}</span>
            </span>
            {isCurrent ? (
              <span className={layout['note']}>{text('Used for this table')}</span>
            ) : (
              <Button size="small" aria-label={text('Use {{name}}', { name })} onClick={() => onChoose(ruleset)}>
                {text('Use')}
              </Button>
            )}
            <span className="points-ruleset-tools">
              <IconButton
                size="small"
                icon={Copy}
                label={text('Duplicate {{name}}', { name })}
                onClick={() => onDuplicate(ruleset)}
              />
              <IconButton
                size="small"
                icon={Link}
                label={text('Copy a link with {{name}}', { name })}
                onClick={() => void copyLink(ruleset)}
              />
              {rulesets.isOwn(ruleset) && (
                <>
                  <IconButton
                    size="small"
                    icon={Pencil}
                    label={text('Edit {{record}}', { record: name })}
                    onClick={() => onEdit(ruleset)}
                  />
                  <IconButton
                    size="small"
                    icon={Trash}
                    label={text('Delete {{name}}', { name })}
                    onClick={() => onRemove(ruleset)}
                  />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
