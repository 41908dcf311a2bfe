import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { DialogBoundary } from '../overlay/dialog-boundary.tsx';
import { toast } from '../toast/toast.ts';
import { type LazyCode, useLazyCode } from './lazy-code.ts';

interface LazyPartProps<Code> {
  readonly code: LazyCode<Code>;
  readonly onClose: () => void;
  readonly children: (code: Code) => ReactNode;
}

/** What the user has opened and whose code may still be on its way. If it cannot be fetched, it closes, and a toast says so. */
export function LazyPart<Code>({ code, onClose, children }: LazyPartProps<Code>) {
  const text = useText();
  const arrived = useLazyCode(code, true, () => {
    onClose();
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });
  return arrived && <DialogBoundary onClose={onClose}>{children(arrived)}</DialogBoundary>;
}
