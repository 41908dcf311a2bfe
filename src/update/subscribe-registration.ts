import type { UpdateActor } from './update.ts';

interface Following {
  readonly registration: ServiceWorkerRegistration;
  readonly workers: ServiceWorkerContainer;
  /** The worker that controlled the page when it began. */
  readonly first: ServiceWorker | null;
  /** Whether nobody has done anything yet that an unasked reload could disturb. */
  readonly isQuiet: () => boolean;
  readonly update: UpdateActor;
}

/** How often a new version is looked for, in milliseconds. */
const hour = 3_600_000;

/** Tells the update what becomes of the worker, and when it is time to look for a newer one. */
export function subscribeRegistration({ registration, workers, first, isQuiet, update }: Following): void {
  let controller = first;
  const changed = () => {
    const isUpdate = controller !== null && workers.controller !== null && controller !== workers.controller;
    controller = workers.controller;
    // The first worker that takes over has brought nothing new.
    if (isUpdate) update.send({ type: 'update.controllerChanged' });
  };
  const found = () => {
    if (registration.waiting && workers.controller) update.send({ type: 'update.found', quiet: isQuiet() });
  };
  const due = () => update.send({ type: 'update.due' });

  workers.addEventListener('controllerchange', changed);
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRefusal(data)) update.send({ type: 'update.refused' });
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', found);
  });
  registration.installing?.addEventListener('statechange', found);
  setInterval(due, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') due();
  });
  // What has happened before anybody listened.
  if (workers.controller !== controller) changed();
  found();
  // The browser looks too, but takes its time; a launch is when an update disturbs least.
  due();
}

function isRefusal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'UPDATE_REFUSED';
}
