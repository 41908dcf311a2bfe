import type { Found } from '#machines/finder/machine.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import type { Scenario } from '../support/scenario.ts';

const row = { id: 7, name: 'Soul' };
const cachedTeam: Found = { area: 'teams', rows: [row], total: 1, source: 'cache' };
const team: Found = { area: 'teams', rows: [row, { id: 8, name: 'Soul B' }], total: 2, source: 'server' };
const noTeam: Found = { area: 'teams', rows: [], total: 0, source: 'server' };
const user: Found = { area: 'user', rows: [{ id: 3 }], total: 1, source: 'server' };

/** Five lists, which take two calls. */
const areas = ['games', 'teams', 'player', 'league', 'user'];

const first = (found: Found | null) =>
  areas.slice(0, 4).map((area) => ({ area, found: area === 'teams' ? found : null }));

export const finderScenario: Scenario = {
  name: 'finder',
  machine: finderMachine,
  inputs: { five: { areas }, none: { areas: [] } },
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
    ask: { teams: first(team), 'no team': first(noTeam), silence: first(null), user: [{ area: 'user', found: user }] },
  },
  names: { team, noTeam, cachedTeam, user },
};
