import type { AreaPath } from '#domain/areas.ts';
import { canOpen } from '#domain/roles.ts';
import { declaredPaths } from '#entities/registry.ts';

/** The areas whose records are looked for. */
export type Places = readonly AreaPath[];

/** Those that a role may open, the one that is open now first. */
export function placesFor(role: string, current: string): Places {
  const open = declaredPaths.filter((path) => canOpen(role, path));
  const here = open.filter((path) => current === `/${path}` || current.startsWith(`/${path}/`));
  return [...new Set([...here, ...open])];
}
