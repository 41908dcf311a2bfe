import '#ui/tokens.css';
import '#ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '#actors/services.ts';
import { joinTabs } from '#actors/tabs.ts';
import { watchConnection } from '#actors/watch-connection.ts';
import { readPreference } from '#storage/preferences.ts';
import { App } from './app.tsx';
import { catchInstallOffers } from './install-offers.ts';
import { LaterContext } from './use-later.ts';
import { whenCalm } from './when-calm.ts';

document.documentElement.dataset['theme'] = readPreference('theme');

const offers = catchInstallOffers();
// Missing on addresses that are not secure.
const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
const later = whenCalm(async () => (await import('./later/start-later.ts')).startLater({ offers, worker }));

const services = createServices(import.meta.env.VITE_API_BASE_URL);
joinTabs(services.session);
watchConnection(services);
services.session.start();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LaterContext value={later}>
      <App services={services} />
    </LaterContext>
  </StrictMode>,
);
