import type { AreaPath } from '#domain/areas.ts';
import type { ListSearch } from './list-search.ts';

/** The page and search each list last showed, so that a form can return there. In memory, for one user. */
const locations = new Map<AreaPath, ListSearch>();

export function rememberListLocation(path: AreaPath, search: ListSearch): void {
  locations.set(path, search);
}

export function listLocationOf(path: AreaPath): ListSearch {
  return locations.get(path) ?? {};
}

export function clearListLocations(): void {
  locations.clear();
}
