import type { Found } from '#machines/finder/machine.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import type { Scenario } from '../support/scenario.ts';

const row = { id: 7, name: 'Soul' };
const cachedTeam: Found = { place: 'teams', rows: [row], total: 1, source: 'cache' };
const team: Found = { place: 'teams', rows: [row, { id: 8, name: 'Soul B' }], total: 2, source: 'server' };
const noTeam: Found = { place: 'teams', rows: [], total: 0, source: 'server' };
const user: Found = { place: 'user', rows: [{ id: 3 }], total: 1, source: 'server' };

/** Five lists, which take two calls. */
const places = ['games', 'teams', 'player', 'league', 'user'];

const first = (found: Found | null) =>
  places.slice(0, 4).map((place) => ({ place, found: place === 'teams' ? found : null }));

export const finderScenario: Scenario = {
  name: 'finder',
  machine: finderMachine,
  inputs: { five: { places }, none: { places: [] } },
  events: {
    'finder.typed': {
      nothing: { text: '' },
      letter: { text: ' s ' },
      soul: { text: 'soul' },
      spaced: { text: ' soul ' },
      kala: { text: 'kala' },
    },
    'finder.again': { '': {} },
  },
  outcomes: {
    searchCache: { nothing: [], team: [cachedTeam] },
    ask: { teams: first(team), 'no team': first(noTeam), silence: first(null), user: [{ place: 'user', found: user }] },
  },
  names: { team, noTeam, cachedTeam, user },
};
