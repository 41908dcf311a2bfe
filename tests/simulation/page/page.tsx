import { createRoot } from 'react-dom/client';
import { startDeferredServices } from '#app/deferred/start-deferred.ts';
import { entity } from '#entities/declared/teams.ts';
import { subscribeNetworkEvents } from '#session/connection/subscribe-network-events.ts';
import { createServices } from '#session/services/services.ts';
import { ServicesContext } from '#session/services/services-context.ts';
import { joinTabs } from '#session/tabs.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import type { UpdateActor } from '#worker/client/update.ts';
import { blankElement } from './blank-element.ts';
import { readState } from './read-state.ts';
import { Screens } from './screens.tsx';
import { Stage } from './stage.ts';
import { createUserActions } from './user-actions.ts';
import type { VisibleState } from './visible-state.ts';

/** An open page: what it shows, and what a user can do in it. */
export interface Page {
  readonly readState: () => VisibleState;
  readonly actions: ReturnType<typeof createUserActions>;
}

/** Starts the app as `src/app/main.tsx` does, on its dashboard. */
export function openPage(): Page {
  const worker = navigator.serviceWorker.controller;
  let update: UpdateActor | undefined;
  void afterFirstPaint(async () => {
    const offers = { latest: undefined, notify: () => undefined };
    const deferred = startDeferredServices({ offers, worker, dailyCode: Promise.resolve() });
    update = await deferred.update;
  });
  const services = createServices(window.location.origin);
  joinTabs(services.session);
  subscribeNetworkEvents(services);
  services.session.start();

  const stage = new Stage(services, entity);
  void stage.go({ kind: 'dashboard' });
  createRoot(blankElement()).render(
    <ServicesContext value={services}>
      <Screens stage={stage} />
    </ServicesContext>,
  );
  return { readState: () => readState(stage, update), actions: createUserActions(stage, () => update) };
}
