import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';

/** Each screen is loaded lazily, as react-admin's page on code splitting recommends. */
const TeamList = lazy(() => import('./teams.tsx').then(({ TeamList }) => ({ default: TeamList })));
const PlayerList = lazy(() => import('./players.tsx').then(({ PlayerList }) => ({ default: PlayerList })));
const TournamentList = lazy(() =>
  import('./tournaments.tsx').then(({ TournamentList }) => ({ default: TournamentList })),
);
const TournamentEdit = lazy(() =>
  import('./tournament-edit.tsx').then(({ TournamentEdit }) => ({ default: TournamentEdit })),
);

export const App = () => (
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="teams" list={TeamList} recordRepresentation="name" />
    <Resource name="players" list={PlayerList} recordRepresentation="name" />
    <Resource name="tournaments" list={TournamentList} edit={TournamentEdit} recordRepresentation="label" />
  </Admin>
);
