import { useEffect } from 'react';
import { holdDirtyLock } from './dirty-lock.ts';

/** Holds the dirty lock while a form has unsaved input. No window is updated meanwhile. */
export function useDirtyLock(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdDirtyLock() : undefined), [isDirty]);
}
