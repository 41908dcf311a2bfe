import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/early.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '#actors/services.ts';
import { joinTabs } from '#actors/tabs.ts';
import { watchConnection } from '#actors/watch-connection.ts';
import { whenCalm } from '#ui/when-calm.ts';
import { App } from './app.tsx';
import { isAtLogin } from './at-login.ts';
import { catchInstallOffers } from './install-offers.ts';
import { loginCode } from './login-page.tsx';
import { screensOf } from './screens.ts';
import { soon } from './soon.ts';
import { LaterContext } from './use-later.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The script in the page has found that the browser blocks site data.
if ('blocked' in document.documentElement.dataset) {
  void import('./blocked-page.ts').then(({ showBlockedPage }) => showBlockedPage(root));
} else start(root);

function start(root: HTMLElement): void {
  const offers = catchInstallOffers();
  // Missing on addresses that are not secure.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  const later = whenCalm(async () => (await import('./later/start-later.ts')).startLater({ offers, worker }));

  const services = createServices(import.meta.env.VITE_API_BASE_URL);
  joinTabs(services.session);
  watchConnection(services);
  services.session.start();

  const screens = screensOf(services);
  // Asked before the router has led anywhere.
  const isFirstLogin = isAtLogin();
  void soon<unknown>((isFirstLogin ? loginCode : screens).load()).then(() => {
    // Drawn in slices, so that what comes meanwhile is not kept waiting.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <LaterContext value={later}>
            <App services={services} screens={screens} isFirstLogin={isFirstLogin} />
          </LaterContext>
        </StrictMode>,
      ),
    );
  });
}
