import type { AreaPath } from './areas.ts';

/**
 * Whether a role may open an area; guards, sidebar and search all use this (section 6). The specification defines only
 * `admin`, which may open every area. The dashboard has no role check.
 */
export function canOpen(role: string, area: AreaPath): boolean {
  return area === 'dashboard' || role === 'admin';
}
