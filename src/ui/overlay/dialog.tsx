import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Boundary } from '../failure/boundary.tsx';
import css from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, by the close button and, if allowed, on a press on the backdrop. The owner closes the dialog. */
  onClose: () => void;
  title: string;
  /** Shown under the title, referenced by `aria-describedby`. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Also closes on a press outside. Not for dialogs with input fields. */
  closeOnBackdrop?: boolean;
  /** Prevents closing, while an action runs that closing would not stop. */
  locked?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog. The page behind is inert; the focus stays inside and is restored on closing. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium', closeOnBackdrop, locked, role } = props;
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => {
    if (!locked) onClose();
  };
  useModal(ref, open, close);
  if (!open) return null;

  // A dismissed file picker inside the dialog sends a 'cancel' event that bubbles. Only the dialog's own events count.
  const isOwnEvent = (event: SyntheticEvent) => event.target === event.currentTarget;

  return createPortal(
    <dialog
      ref={ref}
      role={role}
      className={classNames(css['dialog'], css[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (!isOwnEvent(event)) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => isOwnEvent(event) && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => closeOnBackdrop && isOwnEvent(event) && close()}
      // React events of a portal bubble to the parent component, whose form must not handle this submit.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={css['panel']}>
        <header className={css['head']}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {description && (
              <div className={css['description']} id={`${id}-description`}>
                {description}
              </div>
            )}
          </div>
          <IconButton icon={X} label={text('Close')} onClick={close} disabled={locked ?? false} />
        </header>
        <Boundary of="dialog">
          {children && <div className={css['body']}>{children}</div>}
          {footer && <footer className={css['footer']}>{footer}</footer>}
        </Boundary>
      </div>
    </dialog>,
    document.body,
  );
}
