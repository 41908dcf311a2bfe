import { type ReactNode, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useModal } from '#ui/overlay/use-modal.ts';
import css from './drawer.module.css';

type DrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

/** The sidebar on a phone. It slides in over the page. Escape, a press outside or a choice closes it. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);
  return (
    <dialog
      ref={ref}
      className={css['drawer']}
      aria-label={text('Main menu')}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && children}
    </dialog>
  );
}
