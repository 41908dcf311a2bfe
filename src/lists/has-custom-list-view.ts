import { hasLayouts } from '#storage/list-layouts.ts';
import { readPreference } from '#storage/preferences.ts';

/** Whether this device stores a view that differs from the declaration. Lists then wait for the code that applies it. */
export function hasCustomListView(): boolean {
  return readPreference('density') !== 'comfortable' || hasLayouts();
}
