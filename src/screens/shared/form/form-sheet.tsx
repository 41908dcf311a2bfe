import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { formShortcuts } from '#ui/keys/forms.ts';
import { useShortcuts } from '#ui/keys/use-shortcuts.ts';
import css from './form-sheet.module.css';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

interface FormSheetProps extends SaveBarProps {
  /** Called by Save and Ctrl+S. */
  readonly onSave: () => void;
  /** Read-only: the shown values may differ from the stored record. */
  readonly isPreview?: boolean;
  /** Everything is saved, and the next screen is about to show: nothing can be pressed or typed any more. */
  readonly isSaved?: boolean;
  /** Whether the page has more than this form. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** Fields, and a bar with Save and Cancel that stays visible. */
export function FormSheet({ onSave, isPreview = false, isSaved = false, isPart, children, ...bar }: FormSheetProps) {
  useShortcuts(formShortcuts, { save: onSave });

  const ref = useRef<HTMLFormElement>(null);
  useLostKeys(ref, isSaved);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form
      ref={ref}
      className={css['form']}
      onSubmit={submit}
      inert={isPreview || isSaved}
      data-saved={isSaved || undefined}
      aria-hidden={isPreview || undefined}
      data-part={isPart}
      noValidate
    >
      <div className={css['card']}>{children}</div>
      <SaveBar {...bar} busy={bar.busy || isSaved} />
    </form>
  );
}

/**
 * Drops the keys that a saved form would have got. Without it they would be shortcuts of the page. The focus is around the
 * form: a press on it focuses the element outside of it.
 */
function useLostKeys(form: RefObject<HTMLFormElement | null>, isSaved: boolean): void {
  useLayoutEffect(() => {
    if (!isSaved) return;
    const drop = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab';
      const isAround = event.target instanceof Node && event.target.contains(form.current);
      if (isShortcut || !isAround) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', drop, true);
    return () => window.removeEventListener('keydown', drop, true);
  }, [form, isSaved]);
}

/** The place of a form while its record loads. */
export function FormSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={css['form']}>
      <div className={css['card']}>{children}</div>
    </div>
  );
}
