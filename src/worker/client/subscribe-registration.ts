import type { UpdateActor } from './update.ts';

interface RegistrationSources {
  readonly registration: ServiceWorkerRegistration;
  readonly workers: ServiceWorkerContainer;
  /** The worker that controlled the page when it loaded. */
  readonly first: ServiceWorker | null;
  /** Whether the user has done nothing yet that a reload could disturb. */
  readonly isQuiet: () => boolean;
  readonly update: UpdateActor;
}

/** How often the app checks for a new version. */
const checkIntervalMs = 3_600_000;

/** Sends the update machine the worker's events, and `update.due` when it is time to check for a new version. */
export function subscribeRegistration({ registration, workers, first, isQuiet, update }: RegistrationSources): void {
  let controller = first;
  const onControllerChange = () => {
    const isUpdate = controller !== null && workers.controller !== null && controller !== workers.controller;
    controller = workers.controller;
    // The first worker that takes control is not an update.
    if (isUpdate) update.send({ type: 'update.controllerChanged' });
  };
  const sendFound = () => {
    if (registration.waiting && workers.controller) update.send({ type: 'update.found', quiet: isQuiet() });
  };
  const due = () => update.send({ type: 'update.due' });

  workers.addEventListener('controllerchange', onControllerChange);
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRefusal(data)) update.send({ type: 'update.refused' });
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', sendFound);
  });
  registration.installing?.addEventListener('statechange', sendFound);
  setInterval(due, checkIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') due();
  });
  // Events from before the listeners were added.
  if (workers.controller !== controller) onControllerChange();
  sendFound();
  // The browser checks too, but late. At a launch an update disturbs least.
  due();
}

function isRefusal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'UPDATE_REFUSED';
}
