import type { ReactNode } from 'react';
import { Boundary } from '../failure/boundary.tsx';
import { Dialog } from './dialog.tsx';

interface DialogBoundaryProps {
  /** Called when the user closes the dialog in place of the one that has failed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For a component that opens a dialog or a menu: if it fails, another dialog says so, and the screen below stays. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <Boundary
      of="dialog"
      frame={(failure) => (
        <Dialog open onClose={onClose} title="Matchdesk" size="small">
          {failure}
        </Dialog>
      )}
    >
      {children}
    </Boundary>
  );
}
