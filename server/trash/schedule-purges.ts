import { repeat } from '#server/lifecycle/repeat.ts';
import { allOperations, recordedIn } from '#server/operations.ts';
import type { Services } from '#server/services.ts';
import type { Settings } from '#server/settings.ts';
import { collectPictures } from './collect-pictures.ts';
import { purgeTrash } from './purge-trash.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A request that has stored its picture stores its record within seconds. */
const unusedForMs = dayMs;

/**
 * Purges the trash every hour, first a minute after the start, and collects unused pictures every day, first after an hour.
 *
 * @returns a function that ends the schedule, after work in progress.
 */
export function schedulePurges(services: Services, { trashDays }: Pick<Settings, 'trashDays'>): () => Promise<void> {
  const { db, uploads, clock, logError } = services;
  const resources = recordedIn(allOperations(services));
  const endCollections = repeat({
    delayMs: hourMs,
    intervalMs: dayMs,
    run: () => collectPictures({ db, uploads, resources, storedBy: Date.now() - unusedForMs }),
    onError: (error) => logError({ what: 'Unused pictures were not collected', error }),
  });
  const endPurges = repeat({
    delayMs: 60_000,
    intervalMs: hourMs,
    run: () => purgeTrash({ db, uploads, resources, deletedBy: new Date(clock().getTime() - trashDays * dayMs) }),
    onError: (error) => logError({ what: 'The trash was not purged', error }),
  });
  return async () => {
    await endPurges();
    await endCollections();
  };
}
