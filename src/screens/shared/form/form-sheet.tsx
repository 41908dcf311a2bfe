import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect } from 'react';
import { hasModal } from '#ui/overlay/use-modal.ts';
import css from './form-sheet.module.css';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

interface FormSheetProps extends SaveBarProps {
  /** Called by Save and Ctrl+S. */
  readonly onSave: () => void;
  /** Read-only: the shown values may differ from the stored record. */
  readonly isPreview?: boolean;
  /** Whether the page has more than this form. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** Fields, and a bar with Save and Cancel that stays visible. */
export function FormSheet({ onSave, isPreview = false, isPart, children, ...bar }: FormSheetProps) {
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

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <form
      className={css['form']}
      onSubmit={submit}
      inert={isPreview}
      aria-hidden={isPreview || undefined}
      data-part={isPart}
      noValidate
    >
      <div className={css['card']}>{children}</div>
      <SaveBar {...bar} />
    </form>
  );
}

/** The place of a form while its record loads. */
export function FormSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={css['form']}>
      <div className={css['card']}>{children}</div>
    </div>
  );
}
