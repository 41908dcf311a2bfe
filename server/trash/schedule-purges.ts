import { repeat } from '#server/lifecycle/repeat.ts';
import { allOperations, recordedIn } from '#server/operations.ts';
import type { Services } from '#server/services.ts';
import type { Settings } from '#server/settings.ts';
import { purgeTrash } from './purge-trash.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Purges the trash every hour, first a minute after the start.
 *
 * @returns a function that ends the schedule, after a purge in progress.
 */
export function schedulePurges(services: Services, { trashDays }: Pick<Settings, 'trashDays'>): () => Promise<void> {
  const { db, uploads, clock, logError } = services;
  const resources = recordedIn(allOperations(services));
  return repeat({
    delayMs: 60_000,
    intervalMs: hourMs,
    run: () => purgeTrash({ db, uploads, resources, deletedBy: new Date(clock().getTime() - trashDays * dayMs) }),
    onError: (error) => logError({ requestId: 'trash', what: 'The trash was not purged', error }),
  });
}
