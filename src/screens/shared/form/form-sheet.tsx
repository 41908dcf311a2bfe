import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react';
import { hasModal } from '#ui/overlay/use-modal.ts';
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
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A modal dialog blocks the form, so it also blocks the shortcut.
    if (!hasModal()) onSave();
  });
  // A layout effect, so that the browser's own Ctrl+S never runs while the fields are visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  useLostKeys(isSaved);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form
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

/** Drops the keys that a saved form would have got. Without it they would be shortcuts of the page. */
function useLostKeys(isSaved: boolean): void {
  useLayoutEffect(() => {
    if (!isSaved) return;
    const drop = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab';
      if (isShortcut || event.target !== document.body) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', drop, true);
    return () => window.removeEventListener('keydown', drop, true);
  }, [isSaved]);
}

/** The place of a form while its record loads. */
export function FormSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={css['form']}>
      <div className={css['card']}>{children}</div>
    </div>
  );
}
