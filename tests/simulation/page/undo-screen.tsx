import { useEffect } from 'react';
import { useUndoable } from '#app/undo/undo-host.tsx';
import { useUndo } from '#app/undo/use-undo.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import type { Stage } from './stage.ts';
import { useWaits } from './use-waits.ts';

/** `app/undo/undo-bar.tsx` without its markup. */
export function UndoScreen({ stage, userId }: { readonly stage: Stage; readonly userId: number }) {
  const undoable = useUndoable(userId);
  const api = useOwnApi();
  const undo = useUndo(api, undoable);
  useWaits(stage, 'undo', undo, api.pending);

  useEffect(() => {
    stage.undo = undo;
    const subscription = undo.on('notify', ({ kind, message }) => {
      stage.notify(message);
      if (kind === 'success' && stage.taken !== null) stage.undone.push(stage.taken);
    });
    return () => {
      subscription.unsubscribe();
      if (stage.undo === undo) stage.undo = null;
    };
  }, [stage, undo]);
  return null;
}
