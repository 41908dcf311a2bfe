import type { PendingCalls } from '#domain/pending-calls.ts';
import type { EndpointOf } from './endpoint.ts';

/** An item of a dropdown (section 3: id and name). */
export interface Option {
  readonly id: number;
  readonly name: string;
  readonly pandascore_id?: number | null | undefined;
}

/** The loading state of an option source. */
export type OptionList = (
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly options: readonly Option[]; readonly rest: OptionRest | null }
) & {
  /** What is shown for values that the list does not offer: items in the trash, by id, and by '' one without an id. */
  readonly unlisted?: ReadonlyMap<string, string>;
};

/** The state of a source that has more items than one response contains. */
export interface OptionRest {
  /** The number of pending requests. */
  readonly asked: number;
  /** Ids that were requested but have no name. */
  readonly nameless: ReadonlySet<string>;
}

/** An option source and its parameters. */
export interface OptionQuery {
  readonly source: OptionSource;
  readonly params?: Readonly<Record<string, string>>;
}

/** Finds items that are missing from a long list: by words, or by ids. */
export type OptionSearch = { readonly search: string } | { readonly ids: readonly string[] };

/** The options of all dropdowns. Each list is read once, on first use. */
export interface OptionStore {
  readonly get: (query: OptionQuery) => OptionList;
  /** Reads a list that has not been read yet, or that failed. */
  readonly load: (query: OptionQuery) => void;
  /** Adds the items that were found to a list that is incomplete; does nothing for other lists. Never rejects. */
  readonly seek: (query: OptionQuery, search: OptionSearch) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The pending calls for a list. */
  readonly pending: (query: OptionQuery) => PendingCalls;
}

/** The text for an item without a known name: '…' while it is being read, otherwise '#12', or that it is deleted. */
export function nameless(list: OptionList, id: string): string {
  const unlisted = list.unlisted?.get(id);
  if (unlisted !== undefined) return unlisted;
  const isComing = list.kind === 'loading' || (list.kind === 'loaded' && list.rest?.nameless.has(id) === false);
  return isComing ? '…' : `#${id}`;
}

/** The calls that fill dropdowns (section 7). A select names one of these, not an entity. */
export const optionSources = {
  games: 'GET /api/v1/games/all',
  series: 'GET /api/v1/events/series/all',
  tournaments: 'GET /api/v1/events/tournament/all',
  teams: 'GET /api/v1/teams/all',
  countries: 'GET /api/v1/users/country',
  bgmiSeries: 'GET /api/v1/bgmi/matches/series',
  bgmiTeams: 'GET /api/v1/bgmi/teamsBgmi',
  bgmiGroupTeams: 'GET /api/v1/bgmi/teamsBgmiGroup',
  bgmiGroupsOfTeam: 'GET /api/v1/BGMI/getGroup',
  bgmiMaps: 'GET /api/v1/bgmi/bgmiMapall',
  bgmiMatches: 'GET /api/v1/bgmi/matches/all',
} as const satisfies Record<string, EndpointOf<'GET'>>;

export type OptionSource = keyof typeof optionSources;
