import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The consequences, and whether the action can be undone. */
  children?: ReactNode;
  /** The verb of the action: 'Delete', not 'OK'. */
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** A notice about a slow call. */
  notice?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation before an action. The initial focus is on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, danger, busy = false, notice, onConfirm, onCancel } = props;
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
            {text('Cancel')}
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
