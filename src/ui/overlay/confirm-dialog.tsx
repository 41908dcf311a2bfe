import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../base/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What happens on agreeing, and whether it can be undone. */
  children?: ReactNode;
  /** The verb of what is done: 'Delete', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** What the answer waits for. */
  notice?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before something that cannot be taken back. Focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy = false, notice, onConfirm, onCancel } = props;
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      locked={busy}
      closeOnBackdrop
      footer={
        <>
          <Button data-autofocus onClick={onCancel} disabled={busy}>
            {cancelLabel ?? text('Cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {notice}
    </Dialog>
  );
}
