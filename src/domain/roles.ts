import type { AreaPath } from './areas.ts';

/**
 * Whether a role may open an area: the one answer for guards, sidebar and search (section 6). Only admin is defined,
 * and may open all of them; the dashboard stands outside the role check.
 */
export function canOpen(role: string, area: AreaPath): boolean {
  return area === 'dashboard' || role === 'admin';
}
