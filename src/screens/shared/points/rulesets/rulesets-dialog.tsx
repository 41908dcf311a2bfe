import { useState } from 'react';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { draftOf, draftText, type RulesetDraft, readDraftText } from '#domain/points/ruleset-draft.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { newRulesetId, type Rulesets } from '#records/rulesets.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { RulesetEditor } from './ruleset-editor.tsx';
import { RulesetList } from './ruleset-list.tsx';

interface RulesetsDialogProps {
  readonly rulesets: Rulesets;
  /** The ruleset of the table. */
  readonly current: Ruleset;
  readonly onChoose: (ruleset: Ruleset) => void;
  readonly onClose: () => void;
}

/**
 * Chooses a ruleset for a table, and duplicates, edits and deletes rulesets. What is typed is stored at once, and is there
 * again when the dialog is opened the next time.
 */
export function RulesetsDialog({ rulesets, current, onChoose, onClose }: RulesetsDialogProps) {
  const text = useText();
  const nameText = useServerText();
  const [draft, setDraft] = useState(rulesets.draft);
  const [removed, setRemoved] = useState<Ruleset>();

  function write(next: typeof draft) {
    setDraft(next);
    rulesets.setDraft(next);
  }

  function duplicate(ruleset: Ruleset) {
    const name = text('{{name}} (copy)', { name: nameText(ruleset.name) });
    write({ former: null, line: draftText({ ...draftOf(ruleset), name }) });
  }

  /** Returns why the ruleset could not be stored, or null. */
  function save(read: Omit<Ruleset, 'id'>) {
    const ruleset = { id: draft?.former ?? newRulesetId(), ...read };
    const problem = rulesets.put(ruleset);
    if (problem !== null) return problem;
    write(null);
    onChoose(ruleset);
    return null;
  }

  if (draft !== null) {
    const others = rulesets.all.filter(({ id }) => id !== draft.former).map(({ name }) => nameText(name));
    return (
      <RulesetEditor
        isNew={draft.former === null}
        draft={readDraftText(draft.line)}
        otherNames={others}
        onChange={(next: RulesetDraft) => write({ ...draft, line: draftText(next) })}
        onSave={save}
        onDiscard={() => write(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={text('Rulesets')}
      description={text(
        'Your own rulesets are stored on this device. A link or a CSV file takes them to other devices.',
      )}
      footer={<Button onClick={onClose}>{text('Close')}</Button>}
    >
      <RulesetList
        rulesets={rulesets}
        current={current}
        onChoose={onChoose}
        onDuplicate={duplicate}
        onEdit={(ruleset) => write({ former: ruleset.id, line: draftText(draftOf(ruleset)) })}
        onRemove={setRemoved}
      />
      {removed && (
        <ConfirmDialog
          open
          danger
          title={text('Delete {{name}}?', { name: removed.name })}
          confirmLabel={text('Delete')}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => {
            rulesets.remove(removed);
            setRemoved(undefined);
          }}
        >
          {text('Tables with this ruleset are then checked by the ruleset that fits them. No points change.')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
