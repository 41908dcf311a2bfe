import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '#ui/form/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { show } from '../support/show.ts';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Change Password" closeOnBackdrop>
        <TextField label="Old password" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('focuses its first field and restores the focus on closing', async () => {
    const user = show(
      <StrictMode>
        <Opener />
      </StrictMode>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('requests closing on Escape and on a press on the backdrop, unless it is locked', () => {
    const onClose = vi.fn();
    const { rerender } = render(<Dialog open onClose={onClose} title="Title" closeOnBackdrop />);
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.mouseDown(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(screen.getByRole('heading'));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(<Dialog open onClose={onClose} title="Title" closeOnBackdrop locked />);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.mouseDown(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('does not close when a file picker inside it is dismissed', () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Title">
        <input type="file" aria-label="Picture" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not submit the form around it', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Dialog open onClose={() => undefined} title="Title">
          <form aria-label="Inner" onSubmit={(event) => event.preventDefault()} />
        </Dialog>
      </form>,
    );
    fireEvent.submit(screen.getByRole('form', { name: 'Inner' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a confirmation', () => {
  it('focuses the safe button and is locked while busy', async () => {
    const user = userEvent.setup();
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const question = {
      open: true,
      title: 'Delete Team Soul?',
      confirmLabel: 'Delete',
      danger: true,
      onConfirm,
      onCancel,
    };
    const { rerender } = render(<ConfirmDialog {...question} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    rerender(<ConfirmDialog {...question} busy />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(onCancel).not.toHaveBeenCalled();
  });
});
