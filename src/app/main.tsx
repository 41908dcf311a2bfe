import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/early.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeNetworkEvents } from '#session/connection/subscribe-network-events.ts';
import { createServices } from '#session/services/services.ts';
import { joinTabs } from '#session/tabs.ts';
import { catchEarlyKeys } from '#ui/keys/early-keys.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { trackFailedStyles } from '#ui/loading/failed-styles.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { App } from './app.tsx';
import { fetchDailyCode, framePartsCode } from './deferred/daily-code.ts';
import { catchInstallOffers, DeferredServicesContext } from './deferred/deferred-services.ts';
import { openRouter } from './routing/routed-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
trackFailedStyles();
// Set by the script in index.html if the browser blocks site data.
if ('blocked' in document.documentElement.dataset) {
  void import('./blocked-page.ts').then(({ showBlockedPage }) => showBlockedPage(root));
} else start(root);

/** A boundary logs what it catches, with its reference. */
const ignoreLogged = () => undefined;

function start(root: HTMLElement): void {
  catchEarlyKeys();
  const offers = catchInstallOffers();
  // Undefined in insecure contexts.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  const dailyCode = fetchDailyCode();
  const deferredServices = afterFirstPaint(framePartsCode.load).then(({ startDeferredServices }) =>
    startDeferredServices({ offers, worker, dailyCode }),
  );

  const services = createServices(import.meta.env.VITE_API_BASE_URL);
  joinTabs(services.session);
  subscribeNetworkEvents(services);
  services.session.start();

  const opening = openRouter(services);
  const opened = lazyCode(() => opening);
  void opened.loadInTime().then(() => {
    // Rendered in slices, so that events in between are not delayed.
    startTransition(() =>
      createRoot(root, { onCaughtError: ignoreLogged }).render(
        <StrictMode>
          <DeferredServicesContext value={deferredServices}>
            <App services={services} opened={opened} />
          </DeferredServicesContext>
        </StrictMode>,
      ),
    );
  });
}
