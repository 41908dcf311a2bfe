import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useText } from '#i18n/use-text.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import css from './toast-list.module.css';
import { raiseTopLayerHost, topLayerHost } from './top-layer-host.ts';

function Sign({ kind }: { kind: Toast['type'] }) {
  if (kind === 'success') return <CircleCheck size={18} className={css['success']} />;
  if (kind === 'error') return <CircleAlert size={18} className={css['error']} />;
  return kind === 'loading' ? <Spinner /> : null;
}

/**
 * The toasts of the moment, newest first, announced politely. Durations and the limit of 20 are the library's defaults,
 * which are the specification's (section 9). They wait while pointed at or focused.
 */
export function ToastList() {
  const text = useText();
  const { toasts, handlers } = useToaster();
  const count = toasts.filter((each) => each.visible).length;
  useEffect(() => {
    if (count > 0) raiseTopLayerHost();
  }, [count]);

  return createPortal(
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={css['list']}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((each) => (
        <div key={each.id} className={classNames(css['toast'], !each.visible && css['leaving'])}>
          <Sign kind={each.type} />
          <span className={css['words']}>{resolveValue(each.message, each)}</span>
          {each.type !== 'loading' && (
            <IconButton size="small" icon={X} label={text('Dismiss')} onClick={() => toast.dismiss(each.id)} />
          )}
        </div>
      ))}
    </div>,
    topLayerHost(),
  );
}
