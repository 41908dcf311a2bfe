import { useEffect } from 'react';
import { holdDirtyLock } from './dirty-lock.ts';

/** While something typed would be lost by a reload, no window is updated: each dirty form says so by a lock. */
export function useDirtyLock(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdDirtyLock() : undefined), [isDirty]);
}
