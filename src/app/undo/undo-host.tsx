import { useSelector } from '@xstate/react';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { useUndoable } from './use-undoable.ts';

const barCode = lazyCode(() => import('./undo-bar.tsx'));

/** The bar with Undo. Nothing of it remains when the user signs out. */
export function UndoHost() {
  const { session } = useServices();
  const user = useSelector(session, currentUser);
  return user && <UserUndo key={user.id} userId={user.id} />;
}

/** Loads the bar once there is something to undo. */
function UserUndo({ userId }: { readonly userId: number }) {
  const undoable = useUndoable(userId);
  const isNeeded = undoable.offer !== undefined || undoable.waiting.length > 0;
  const code = useLazyCode(barCode, isNeeded, () => undefined);
  return code && <code.UndoBar undoable={undoable} />;
}
