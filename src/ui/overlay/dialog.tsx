import X from 'lucide-react/icons/x';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../base/icon-button.tsx';
import css from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button and, if allowed, a press on the backdrop. The owner decides. */
  onClose: () => void;
  title: string;
  /** Under the title, tied to the dialog by `aria-describedby`. */
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the end. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Closes by a press outside too. Not for a dialog in which something is typed. */
  closeOnBackdrop?: boolean;
  /** While something runs that closing would not stop. */
  locked?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog: the page behind is inert, focus stays inside and returns on closing. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'medium', closeOnBackdrop, locked, role } = props;
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref, open);
  if (!open) return null;

  // A file picker that is dismissed inside the dialog sends a 'cancel' that bubbles: only the dialog's own counts.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  const close = () => {
    if (!locked) onClose();
  };

  return createPortal(
    <dialog
      ref={ref}
      role={role}
      className={classNames(css['dialog'], css[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => own(event) && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => closeOnBackdrop && own(event) && close()}
      // React carries events from here to the component around, whose form must not take this one's for its own.
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
        {children && <div className={css['body']}>{children}</div>}
        {footer && <footer className={css['footer']}>{footer}</footer>}
      </div>
    </dialog>,
    document.body,
  );
}
