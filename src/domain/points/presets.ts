import type { Text } from '#i18n/text.ts';

/** The points for each place of a match. */
export interface Preset {
  readonly id: '10' | '15' | '20';
  readonly label: Text;
  /** Starts with the first place. Places after the last entry give no points. */
  readonly places: readonly number[];
}

/** The number of teams in a match. */
export const lobbySize = 16;

/** The highest possible number of finishes in a match: all players of 16 teams of four, except one. */
export const maxFinishes = 4 * lobbySize - 1;

/** Defined here because the API has no field for them. Sources: server/data/SOURCES.md, "Placement points". */
export const presets: readonly Preset[] = [
  { id: '10', label: '10 for the first place (PMGC, BGIS from 2024)', places: [10, 6, 5, 4, 3, 2, 1, 1] },
  {
    id: '15',
    label: '15 for the first place (BGIS 2021 to 2023)',
    places: [15, 12, 10, 8, 6, 4, 2, 1, 1, 1, 1, 1],
  },
  {
    id: '20',
    label: '20 for the first place (PMIS 2020)',
    places: [20, 14, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1],
  },
];

/** @param place starts at 1 */
export function pointsFor(preset: Preset, place: number): number {
  return preset.places[place - 1] ?? 0;
}

/** The sum of all placement points of a match. */
export function pointsOfMatch({ places }: Preset): number {
  return places.reduce((sum, points) => sum + points, 0);
}
