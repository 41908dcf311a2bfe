import { useSyncExternalStore } from 'react';
import type { Selected, Selection } from './selection.ts';

/** A part of what is selected; drawn again when that part changes. */
export function useSelected<Part extends string | number | boolean>(
  selection: Selection,
  part: (selected: Selected) => Part,
): Part {
  return useSyncExternalStore(selection.subscribe, () => part(selection.state()));
}
