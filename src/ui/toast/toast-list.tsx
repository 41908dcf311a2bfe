import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../base/icon-button.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { raiseTopLayerHost, topLayerHost } from '../styles/top-layer-host.ts';
import css from './toast-list.module.css';

function Sign({ kind }: { kind: Toast['type'] }) {
  if (kind === 'success') return <CircleCheck size={18} className={css['success']} />;
  if (kind === 'error') return <CircleAlert size={18} className={css['error']} />;
  return kind === 'loading' ? <Spinner /> : null;
}

/**
 * The toasts of the moment, newest first, announced politely. Durations and the limit of 20 are the library's defaults,
 * which are the specification's (section 9). They wait while pointed at or focused; who dismisses one is back where they
 * were.
 */
export function ToastList() {
  const text = useText();
  const { toasts, handlers } = useToaster();
  const count = toasts.filter((each) => each.visible).length;
  useEffect(() => {
    if (count > 0) raiseTopLayerHost();
  }, [count]);

  const list = useRef<HTMLDivElement>(null);
  // What goes while the pointer or the focus is on it tells of no leaving: all that come after it would wait for ever.
  useEffect(() => {
    if (!list.current?.matches(':hover, :focus-within')) handlers.endPause();
  }, [handlers]);

  const before = useRef<Element>(null);
  const hold = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    handlers.startPause();
  };
  const dismiss = (id: string) => {
    toast.dismiss(id);
    // Where a press gives no focus, as in Safari, none is taken from anywhere.
    const isHere = list.current?.contains(document.activeElement) === true;
    if (isHere && before.current instanceof HTMLElement) before.current.focus();
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
      onFocus={hold}
      onBlur={handlers.endPause}
    >
      {toasts.map((each) => (
        <div key={each.id} className={classNames(css['toast'], !each.visible && css['leaving'])} inert={!each.visible}>
          <Sign kind={each.type} />
          <span className={css['words']}>{resolveValue(each.message, each)}</span>
          {each.type !== 'loading' && (
            <IconButton size="small" icon={X} label={text('Dismiss')} onClick={() => dismiss(each.id)} />
          )}
        </div>
      ))}
    </div>,
    topLayerHost(),
  );
}
