import type { Text } from '#i18n/text.ts';

/** The protected areas and their sidebar labels, in the order of section 2. Areas that it does not list come last. */
export const areas = [
  { path: 'dashboard', label: 'Dashboard' },
  { path: 'bgmiMatches', label: 'BGMI' },
  { path: 'bgmiAllmatches', label: 'BGMI Matches' },
  { path: 'bgmiMap', label: 'BGMI Map' },
  { path: 'bgmiGroup', label: 'BGMI Group' },
  { path: 'user', label: 'User' },
  { path: 'games', label: 'Games' },
  { path: 'player', label: 'Players' },
  { path: 'teams', label: 'Teams' },
  { path: 'league', label: 'League' },
  { path: 'series', label: 'Series' },
  { path: 'tournament', label: 'Tournaments' },
  { path: 'matches', label: 'Matches' },
  { path: 'advertise', label: 'Advertise' },
  { path: 'pages', label: 'Pages' },
  { path: 'youtube', label: 'Youtube' },
  { path: 'sync', label: 'Sync & Notification' },
  { path: 'category', label: 'Category' },
  { path: 'schedule', label: 'Schedule' },
] as const satisfies readonly { path: string; label: Text }[];

export type AreaPath = (typeof areas)[number]['path'];

export function isAreaPath(path: string): path is AreaPath {
  return areas.some((area) => area.path === path);
}

/**
 * Whether a role may open an area; guards, sidebar and search all use this (section 6). The specification defines only
 * `admin`, which may open every area. The dashboard has no role check.
 */
export function canOpen(role: string, area: AreaPath): boolean {
  return area === 'dashboard' || role === 'admin';
}
