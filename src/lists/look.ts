import { type ListLayout, readLayout, writeLayout } from '#storage/list-layouts.ts';
import { type Preferences, readPreference, writePreference } from '#storage/preferences.ts';

export type { ListLayout } from '#storage/list-layouts.ts';

/**
 * What the address of a list asks for besides its query, as it is written there. Values are not checked: the code that applies
 * them ignores what the list does not have.
 */
export interface AddressLook {
  /** The name of a view. Without it, the columns and the density of this device apply. */
  readonly view?: string;
  /** The keys of the shown columns in their order, separated by dots. */
  readonly columns?: string;
  /** The key of the column by which rows are sorted, after a minus for descending. */
  readonly order?: string;
  readonly density?: string;
}

/** How this device shows a list: columns are stored per list, the density for all lists. */
export interface OwnLook {
  readonly layout: ListLayout | null;
  readonly density: Preferences['density'];
}

export function readOwnLook(list: string): OwnLook {
  return { layout: readLayout(list), density: readPreference('density') };
}

export function writeOwnLook(list: string, { layout, density }: OwnLook): void {
  writeLayout(list, layout);
  writePreference('density', density);
}

/** Whether single-key shortcuts are on. The list of shortcuts turns them off. */
export function areSingleKeysOn(): boolean {
  return readPreference('singleKeys') === 'on';
}
