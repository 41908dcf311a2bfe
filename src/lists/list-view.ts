import { hasLayouts, type ListLayout, readLayout, writeLayout } from '#storage/list-layouts.ts';
import { type Preferences, readPreference, writePreference } from '#storage/preferences.ts';

export type { ListLayout } from '#storage/list-layouts.ts';

/** How this device shows a list: columns are stored per list, the density for all lists. */
export interface ListView {
  readonly layout: ListLayout | null;
  readonly density: Preferences['density'];
}

export function readListView(list: string): ListView {
  return { layout: readLayout(list), density: readPreference('density') };
}

export function writeListView(list: string, { layout, density }: ListView): void {
  writeLayout(list, layout);
  writePreference('density', density);
}

/** Whether single-key shortcuts are on. The list of shortcuts turns them off. */
export function areSingleKeysOn(): boolean {
  return readPreference('singleKeys') === 'on';
}

/** Whether this device stores a view that differs from the declaration. Lists then wait for the code that applies it. */
export function hasCustomListView(): boolean {
  return readPreference('density') !== 'comfortable' || hasLayouts();
}
