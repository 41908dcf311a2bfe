import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { DraftState } from '../draft/draft-state.tsx';
import css from './form-sheet.module.css';

interface FormSheetProps {
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Of what stands in the fields. */
  readonly draft: DraftActor;
  /** A press of Save, or of Ctrl+S. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** What is shown may not be what is stored: it is looked at only. */
  readonly isPreview?: boolean;
  /** Leads to what is unsaved. */
  readonly changes?: ReactNode;
  /** Beside the buttons: what a save waits for. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Fields in one column, and a bar with Save and Cancel that stays in sight. */
export function FormSheet({
  busy,
  dirty,
  draft,
  onSave,
  onCancel,
  isPreview = false,
  changes,
  notice,
  children,
}: FormSheetProps) {
  const text = useText();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // What is under a dialog is out of reach, by this way too.
    if (document.querySelector('dialog[open]') === null) onSave();
  });
  // As soon as the fields can be seen: otherwise the browser takes the key for its own.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form className={css['form']} onSubmit={submit} inert={isPreview} aria-hidden={isPreview || undefined} noValidate>
      {children}
      <div className={css['bar']}>
        <Button type="submit" variant="primary" busy={busy} onMouseDown={keepFocus}>
          {text('Save')}
        </Button>
        <Button disabled={busy} onMouseDown={keepFocus} onClick={onCancel}>
          {text('Cancel')}
        </Button>
        <span className={css['state']} role="status">
          {dirty && <span>{text('Unsaved changes')}</span>}
          {dirty && <DraftState draft={draft} />}
        </span>
        {changes}
        {notice}
      </div>
    </form>
  );
}
