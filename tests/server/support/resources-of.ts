import { allOperations, recordedIn } from '#server/operations.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import type { TestApp } from './test-app.ts';

/** The resources whose records have a history, over the database of an application. */
export function resourcesOf({ db, now }: TestApp, uploads: UploadStore) {
  const none = async () => undefined;
  const services = { db, uploads, clock: now, isDemo: async () => true, deliverOtp: none, deliverNotification: none };
  return recordedIn(allOperations({ ...services, logError: () => undefined }));
}
