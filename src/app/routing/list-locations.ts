import type { AreaPath } from '#domain/areas.ts';
import type { ListSearch } from './list-search.ts';

/** Where each list was left, so that a form leads back to the same page and search. In memory, one person's. */
const places = new Map<AreaPath, ListSearch>();

export function rememberListLocation(path: AreaPath, search: ListSearch): void {
  places.set(path, search);
}

export function placeOf(path: AreaPath): ListSearch {
  return places.get(path) ?? {};
}

export function clearListLocations(): void {
  places.clear();
}
