import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/early.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeNetworkEvents } from '#connection/subscribe-network-events.ts';
import { createServices } from '#services/services.ts';
import { joinTabs } from '#session/tabs.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { App } from './app.tsx';
import { isAtLogin } from './at-login.ts';
import { catchInstallOffers } from './deferred/install-offers.ts';
import { DeferredContext } from './deferred/use-lazy.ts';
import { loginCode } from './login-page.tsx';
import { screensOf } from './routing/screens.ts';
import { soon } from './settle-within.ts';

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
  const later = afterFirstPaint(async () =>
    (await import('./deferred/start-deferred.ts')).startDeferred({ offers, worker }),
  );

  const services = createServices(import.meta.env.VITE_API_BASE_URL);
  joinTabs(services.session);
  subscribeNetworkEvents(services);
  services.session.start();

  const screens = screensOf(services);
  // Asked before the router has led anywhere.
  const isFirstLogin = isAtLogin();
  void soon<unknown>((isFirstLogin ? loginCode : screens).load()).then(() => {
    // Drawn in slices, so that what comes meanwhile is not kept waiting.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <DeferredContext value={later}>
            <App services={services} screens={screens} isFirstLogin={isFirstLogin} />
          </DeferredContext>
        </StrictMode>,
      ),
    );
  });
}
