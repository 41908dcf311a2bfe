import { useSyncExternalStore } from 'react';
import type { Selected, Selection } from './selection.ts';

/** A value computed from the selection. Renders again when the value changes. */
export function useSelected<Part extends string | number | boolean>(
  selection: Selection,
  part: (selected: Selected) => Part,
): Part {
  return useSyncExternalStore(selection.subscribe, () => part(selection.state()));
}
