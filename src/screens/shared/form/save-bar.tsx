import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { hasDraftWorker } from '#drafts/draft-worker.ts';
import { type Fields, fieldOf } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { useRootHeight } from '#ui/base/use-root-height.ts';
import { Button } from '#ui/button/button.tsx';
import { DraftState } from '../draft/draft-state.tsx';
import css from './save-bar.module.css';

export interface SaveBarProps {
  readonly busy: boolean;
  /** The names of the fields with unsaved changes. */
  readonly changed: readonly string[];
  readonly fields: Fields;
  /** The draft of the form. */
  readonly draft: DraftActor;
  readonly onCancel: () => void;
  /** A button that shows the unsaved changes. */
  readonly changes?: ReactNode;
  /** A notice about a slow save. */
  readonly notice?: ReactNode;
}

/** Save and Cancel with the unsaved changes in one line, always visible at the lower edge of the window. */
export function SaveBar({ busy, changed, fields, draft, onCancel, changes, notice }: SaveBarProps) {
  const text = useText();
  const id = useId();
  useKeyboardInset();
  const ref = useRef<HTMLDivElement>(null);
  useRootHeight('--bottom-bar', ref);
  const isDirty = changed.length > 0;
  const names = changed.flatMap((name) => {
    const field = fieldOf(fields, name);
    return field === undefined ? [] : [text(field.label)];
  });
  const summary =
    changed.length === 1
      ? text('1 unsaved change: {{fields}}', { fields: names.join(', ') })
      : text('{{number}} unsaved changes: {{fields}}', { number: changed.length, fields: names.join(', ') });

  return (
    <div ref={ref} className={css['bar']} data-changes={(!!changes && hasDraftWorker()) || undefined}>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        aria-describedby={isDirty ? id : undefined}
        onMouseDown={keepFocus}
      >
        {text('Save')}
      </Button>
      <Button disabled={busy} onMouseDown={keepFocus} onClick={onCancel}>
        {text('Cancel')}
      </Button>
      <div className={css['state']}>
        {/* Not a live region: it changes while the user types. The Save button is described by it. */}
        {isDirty && (
          <p id={id} className={css['summary']} title={summary}>
            {summary}
          </p>
        )}
        <p className={css['draft']} role="status">
          {isDirty && <DraftState draft={draft} />}
        </p>
      </div>
      {changes && <div className={css['changes']}>{changes}</div>}
      {notice}
    </div>
  );
}

/**
 * Sets `--keyboard` on the document: how much of the page an on-screen keyboard covers. Browsers do not move sticky
 * elements above it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const { style } = document.documentElement;
    const update = () => {
      // A zoomed page has a smaller viewport without a keyboard.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--keyboard');
    };
  }, []);
}
