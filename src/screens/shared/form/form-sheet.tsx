import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { DraftState } from '../draft/draft-state.tsx';
import css from './form-sheet.module.css';

interface FormSheetProps {
  readonly busy: boolean;
  readonly dirty: boolean;
  /** The draft of the form. */
  readonly draft: DraftActor;
  /** Called by Save and Ctrl+S. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** Read-only: the shown values may differ from the stored record. */
  readonly isPreview?: boolean;
  /** A button that shows the unsaved changes. */
  readonly changes?: ReactNode;
  /** Beside the buttons: a notice about a slow save. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Fields in one column, and a sticky bar with Save and Cancel. */
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
    // A modal dialog blocks the form, so it also blocks the shortcut.
    if (document.querySelector('dialog[open]') === null) onSave();
  });
  // A layout effect, so that the browser's own Ctrl+S never runs while the fields are visible.
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
      <div className={classNames(layout['row'], css['bar'])}>
        <Button type="submit" variant="primary" busy={busy} onMouseDown={keepFocus}>
          {text('Save')}
        </Button>
        <Button disabled={busy} onMouseDown={keepFocus} onClick={onCancel}>
          {text('Cancel')}
        </Button>
        <span className={classNames(layout['note'], css['state'])} role="status">
          {dirty && <span>{text('Unsaved changes')}</span>}
          {dirty && <DraftState draft={draft} />}
        </span>
        {changes}
        {notice}
      </div>
    </form>
  );
}

/** Placeholders for the fields while a record loads. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={css['form']}>
      {Array.from({ length: fields }, (_, index) => index).map((index) => (
        <Skeleton key={index} shape="box" />
      ))}
    </div>
  );
}
