import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Boundary } from '../failure/boundary.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { moveToastHost, toastHost } from '../overlay/use-modal.ts';
import { toast } from './toast.ts';
import css from './toaster.module.css';

function ToastIcon({ kind }: { kind: Toast['type'] }) {
  if (kind === 'success') return <CircleCheck size={18} className={css['success']} />;
  if (kind === 'error') return <CircleAlert size={18} className={css['error']} />;
  return kind === 'loading' ? <Spinner /> : null;
}

/**
 * The container of toasts. Render it once, at the root of the app. The current toasts, newest first, announced politely. Durations and the limit of 20 are the library's defaults and
 * match section 9. Their timers pause while a toast is hovered or focused. Dismissing one restores the focus.
 */
export function Toaster() {
  const text = useText();
  const { toasts, handlers } = useToaster();
  const count = toasts.filter((each) => each.visible).length;
  useEffect(() => {
    if (count > 0) moveToastHost();
  }, [count]);

  const list = useRef<HTMLDivElement>(null);
  // A toast that disappears under the pointer or the focus sends no leave event, so later toasts would be paused forever.
  useEffect(() => {
    if (!list.current?.matches(':hover, :focus-within')) handlers.endPause();
  }, [handlers]);

  const focusBefore = useRef<Element>(null);
  const pause = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focusBefore.current = event.relatedTarget;
    handlers.startPause();
  };
  const dismiss = (id: string) => {
    toast.dismiss(id);
    // In Safari a press does not move the focus, so there is nothing to restore.
    const hasFocus = list.current?.contains(document.activeElement) === true;
    if (hasFocus && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  };

  return createPortal(
    <div
      ref={list}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={css['list']}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={pause}
      onBlur={handlers.endPause}
    >
      {toasts.map((each) => (
        <div key={each.id} className={classNames(css['toast'], !each.visible && css['leaving'])} inert={!each.visible}>
          <ToastIcon kind={each.type} />
          <Boundary of="part">
            <span className={css['words']}>{resolveValue(each.message, each)}</span>
          </Boundary>
          {each.type !== 'loading' && (
            <IconButton size="small" icon={X} label={text('Dismiss')} onClick={() => dismiss(each.id)} />
          )}
        </div>
      ))}
    </div>,
    toastHost(),
  );
}
