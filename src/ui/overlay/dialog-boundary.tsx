import type { ReactNode } from 'react';
import { Boundary } from '../failure/boundary.tsx';
import { lazyCode, useLazyCode } from '../loading/lazy-code.ts';

/** Not with the first screen: what has failed has usually loaded it. */
const dialogCode = lazyCode(() => import('./dialog.tsx'));

interface DialogBoundaryProps {
  /** Called when the user closes the dialog in place of the one that has failed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For a component that opens a dialog or a menu: if it fails, another dialog says so, and the screen below stays. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <Boundary of="dialog" frame={(failure) => <FailedDialog onClose={onClose}>{failure}</FailedDialog>}>
      {children}
    </Boundary>
  );
}

function FailedDialog({ onClose, children }: DialogBoundaryProps) {
  const code = useLazyCode(dialogCode, true, onClose);
  return (
    code && (
      <code.Dialog open onClose={onClose} title="Matchdesk" size="small">
        {children}
      </code.Dialog>
    )
  );
}
