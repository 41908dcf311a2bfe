import { type ClipboardEvent, type SyntheticEvent, useId, useState } from 'react';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { type DraftFaults, deciders, type RulesetDraft, readDraft } from '#domain/points/ruleset-draft.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { OrderList } from './order-list.tsx';
import { RulesetExample } from './ruleset-example.tsx';
import { deciderLabels } from './ruleset-summary.ts';

interface RulesetEditorProps {
  readonly isNew: boolean;
  readonly draft: RulesetDraft;
  readonly otherNames: readonly string[];
  readonly onChange: (draft: RulesetDraft) => void;
  /** Returns why the ruleset could not be stored, or null. */
  readonly onSave: (ruleset: Omit<Ruleset, 'id'>) => Promise<string | null>;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** A ruleset as a form, with an example of a match that it scores. */
export function RulesetEditor(props: RulesetEditorProps) {
  const { isNew, draft, otherNames, onChange, onSave, onDiscard, onClose } = props;
  const text = useText();
  const formId = useId();
  const [left, setLeft] = useState<readonly (keyof RulesetDraft)[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const read = readDraft(draft);
  const isTaken = otherNames.some((name) => name.toLowerCase() === draft.name.trim().toLowerCase());
  const faults: DraftFaults = {
    ...('faults' in read && read.faults),
    ...(isTaken && { name: { text: 'Another ruleset has this name', values: {} } as const }),
  };

  /** A box of one line would join the numbers of a column: 12, 9 to 129. */
  function pastePlaces(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain').trim();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    event.preventDefault();
    const places = pasted.replace(/(?<=\p{N})\s+(?=\p{N})/gu, '-').replace(/\s+/g, ' ');
    onChange({
      ...draft,
      places: value.slice(0, selectionStart ?? 0) + places + value.slice(selectionEnd ?? value.length),
    });
  }

  const field = (name: 'name' | 'places' | 'perFinish' | 'finishCap' | 'lobby', label: Text, help?: Text) => {
    const fault = left.includes(name) ? faults[name] : undefined;
    return (
      <TextField
        id={`${formId}-${name}`}
        label={text(label)}
        help={help && text(help)}
        required={name !== 'finishCap'}
        error={fault && text(fault.text, fault.values)}
        autoComplete="off"
        inputMode={name === 'name' || name === 'places' ? 'text' : 'numeric'}
        value={draft[name]}
        onChange={(value) => onChange({ ...draft, [name]: value })}
        onBlur={() => setLeft([...left, name])}
        {...(name === 'places' && { onPaste: pastePlaces })}
      />
    );
  };

  async function save(ruleset: Omit<Ruleset, 'id'>) {
    setIsSaving(true);
    setProblem(await onSave(ruleset));
    setIsSaving(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setLeft(['name', 'places', 'perFinish', 'finishCap', 'lobby']);
    const [first] = Object.keys(faults);
    if (first !== undefined) document.getElementById(`${formId}-${first}`)?.focus();
    else if ('ruleset' in read && !isSaving) void save(read.ruleset);
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={text(isNew ? 'New ruleset' : 'Edit the ruleset')}
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {text('Discard')}
          </Button>
          <Button onClick={onClose}>{text('Keep for later')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving}>
            {text('Save and use')}
          </Button>
        </>
      }
    >
      <form id={formId} className={layout['stack']} noValidate onSubmit={submit}>
        {problem !== null && <Banner kind="error">{problem}</Banner>}
        {field('name', 'Name')}
        {field(
          'places',
          'Points for the places',
          'The first place first: 12-9-8-7. You can paste a column of a spreadsheet.',
        )}
        <div className="points-ruleset-numbers">
          {field('lobby', 'Teams in a match')}
          {field('perFinish', 'Points for a finish')}
          {field('finishCap', 'Finishes that count in a match', 'Empty: all')}
        </div>
        <OrderList order={draft.order} onOrder={(order) => onChange({ ...draft, order })} />
        <Select
          label={text('If teams are still level')}
          value={draft.decider}
          options={deciders.map((value) => ({ value, label: text(deciderLabels[value]) }))}
          onChange={(decider) => onChange({ ...draft, decider })}
          help={text('The table does not contain it, so these teams share a rank.')}
        />
        <Select
          label={text('Teams that share a place')}
          value={draft.shared}
          options={[
            { value: 'each', label: text('Each gets the points of the place') },
            { value: 'mean', label: text('Each gets the mean of their places, rounded down') },
          ]}
          onChange={(shared) => onChange({ ...draft, shared })}
        />
        <label className={layout['choice']}>
          <input
            type="checkbox"
            checked={draft.hasPenalties}
            onChange={({ target }) => onChange({ ...draft, hasPenalties: target.checked })}
          />
          <span>{text('Teams can get a penalty or a bonus')}</span>
        </label>
        <RulesetExample ruleset={'ruleset' in read ? { id: '', ...read.ruleset } : undefined} />
      </form>
    </Dialog>
  );
}
