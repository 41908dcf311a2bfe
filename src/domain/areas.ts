import type { Text } from '#i18n/text.ts';

/** The groups of the sidebar, in its order. */
export const areaGroups = ['Overview', 'Competition', 'BGMI', 'Content', 'People', 'System'] as const satisfies Text[];

export type AreaGroup = (typeof areaGroups)[number];

/** The protected areas and their sidebar labels, in the order of section 2. Areas that it does not list come last. */
export const areas = [
  { path: 'dashboard', label: 'Dashboard', group: 'Overview' },
  { path: 'bgmiMatches', label: 'BGMI', group: 'BGMI' },
  { path: 'bgmiAllmatches', label: 'BGMI Matches', group: 'BGMI' },
  { path: 'bgmiMap', label: 'BGMI Map', group: 'BGMI' },
  { path: 'bgmiGroup', label: 'BGMI Group', group: 'BGMI' },
  { path: 'user', label: 'User', group: 'People' },
  { path: 'games', label: 'Games', group: 'Competition' },
  { path: 'player', label: 'Players', group: 'People' },
  { path: 'teams', label: 'Teams', group: 'People' },
  { path: 'league', label: 'League', group: 'Competition' },
  { path: 'series', label: 'Series', group: 'Competition' },
  { path: 'tournament', label: 'Tournaments', group: 'Competition' },
  { path: 'matches', label: 'Matches', group: 'Competition' },
  { path: 'advertise', label: 'Advertise', group: 'Content' },
  { path: 'pages', label: 'Pages', group: 'Content' },
  { path: 'youtube', label: 'Youtube', group: 'Content' },
  { path: 'sync', label: 'Sync & Notification', group: 'System' },
  { path: 'category', label: 'Category', group: 'Content' },
  { path: 'schedule', label: 'Schedule', group: 'Overview' },
] as const satisfies readonly { path: string; label: Text; group: AreaGroup }[];

export type AreaPath = (typeof areas)[number]['path'];

const labels = Object.fromEntries(areas.map(({ path, label }) => [path, label])) as Readonly<Record<AreaPath, Text>>;

/** The sidebar label of an area. */
export function areaLabel(path: AreaPath): Text {
  return labels[path];
}

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
