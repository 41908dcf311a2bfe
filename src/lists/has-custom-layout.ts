import { hasLayouts } from '#storage/list-layouts.ts';
import { readPreference } from '#storage/preferences.ts';

/** Whether this device shows lists otherwise than they are declared: then they wait for what arranges them. */
export function hasCustomLayout(): boolean {
  return readPreference('density') !== 'comfortable' || hasLayouts();
}
