import { type AreaPath, canOpen } from '#domain/areas.ts';
import { declaredPaths } from '#entities/registry.ts';

/** The areas whose records are searched. */
export type SearchableAreas = readonly AreaPath[];

/** The areas that a role may open, the current one first. */
export function searchableAreas(role: string, current: string): SearchableAreas {
  const allowed = declaredPaths.filter((path) => canOpen(role, path));
  const currentArea = allowed.filter((path) => current === `/${path}` || current.startsWith(`/${path}/`));
  return [...new Set([...currentArea, ...allowed])];
}
