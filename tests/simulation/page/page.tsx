import { createRoot } from 'react-dom/client';
import { startDeferred } from '#app/deferred/start-deferred.ts';
import { subscribeNetworkEvents } from '#connection/subscribe-network-events.ts';
import { entity } from '#entities/declared/teams.ts';
import { createServices } from '#services/services.ts';
import { ServicesContext } from '#services/services-context.ts';
import { joinTabs } from '#session/tabs.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import type { UpdateActor } from '#update/update.ts';
import { blankElement } from './blank-element.ts';
import { hands } from './hands.ts';
import { Screens } from './screens.tsx';
import { see } from './see.ts';
import type { Sight } from './sight.ts';
import { Stage } from './stage.ts';

/** An open page: what is seen of it and what can be done in it. */
export interface Page {
  readonly see: () => Sight;
  readonly hands: ReturnType<typeof hands>;
}

/** Starts the app as `src/app/main.tsx` does, on its dashboard. */
export function openPage(): Page {
  const worker = navigator.serviceWorker.controller;
  let update: UpdateActor | undefined;
  void afterFirstPaint(async () => {
    const later = startDeferred({ offers: { latest: undefined, tell: () => undefined }, worker });
    update = await later.update;
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
  return { see: () => see(stage, update), hands: hands(stage, () => update) };
}
