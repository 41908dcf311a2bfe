import { useState } from 'react';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { draftOf, draftText, type RulesetDraft, readDraftText, rulesetText } from '#domain/points/ruleset-draft.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { newRulesetId, type Rulesets } from '#records/rulesets.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { RulesetEditor } from './ruleset-editor.tsx';
import { RulesetList } from './ruleset-list.tsx';
import { rulesetSummary } from './ruleset-summary.ts';

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
  const serverText = useServerText();
  const [draft, setDraft] = useState(rulesets.draft);
  const [removed, setRemoved] = useState<Ruleset>();
  const { own, isShared } = rulesets;

  function write(next: typeof draft) {
    setDraft(next);
    rulesets.setDraft(next);
  }

  function duplicate(ruleset: Ruleset) {
    const name = text('{{name}} (copy)', { name: serverText(ruleset.name) });
    write({ former: null, line: draftText({ ...draftOf(ruleset), name }) });
  }

  /** Returns why the ruleset could not be stored, or null. */
  async function save(read: Omit<Ruleset, 'id'>) {
    const saved = await rulesets.put({ id: draft?.former ?? newRulesetId(), ...read }, draft?.base);
    if ('text' in saved) return serverText(saved.text);
    if ('changed' in saved) {
      if (draft) write({ ...draft, base: rulesetText(saved.changed) });
      const { name } = saved.changed;
      const now = `${name}: ${rulesetSummary(saved.changed, text)}`;
      return text('Someone else has changed this ruleset. It is now {{ruleset}}. Save again to replace it.', {
        ruleset: now,
      });
    }
    write(null);
    onChoose(saved);
    return null;
  }

  async function remove(ruleset: Ruleset) {
    setRemoved(undefined);
    const problem = await rulesets.remove(ruleset);
    if (problem !== null) toast.error(serverText(problem));
  }

  async function share() {
    for (const ruleset of own) {
      const problem = await rulesets.share(ruleset);
      if (problem !== null) {
        toast.error(serverText(problem));
        return;
      }
    }
  }

  if (draft !== null) {
    const others = rulesets.all.filter(({ id }) => id !== draft.former).map(({ name }) => serverText(name));
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
        isShared
          ? 'All staff use these rulesets.'
          : 'Your own rulesets are stored on this device. A link or a CSV file takes them to other devices.',
      )}
      footer={<Button onClick={onClose}>{text('Close')}</Button>}
    >
      {isShared && own.length > 0 && (
        <Banner
          kind="info"
          action={
            <Button size="small" onClick={() => void share()}>
              {text('Move them to the server')}
            </Button>
          }
        >
          {text('Only this device has {{names}}.', { names: own.map(({ name }) => name).join(', ') })}
        </Banner>
      )}
      <RulesetList
        rulesets={rulesets}
        current={current}
        onChoose={onChoose}
        onDuplicate={duplicate}
        onEdit={(ruleset) =>
          write({ former: ruleset.id, line: draftText(draftOf(ruleset)), base: rulesetText(ruleset) })
        }
        onRemove={setRemoved}
      />
      {removed && (
        <ConfirmDialog
          open
          danger
          title={text('Delete {{name}}?', { name: removed.name })}
          confirmLabel={text('Delete')}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => void remove(removed)}
        >
          {text('Tables with this ruleset are then checked by the ruleset that fits them. No points change.')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
