import type { Logger } from 'pino';
import type { AppOptions } from '#server/app.ts';
import { printOtp } from '#server/auth/codes/deliver-otp.ts';
import { addressBehind } from '#server/http/client/address-of.ts';
import { isSecureBehind } from '#server/http/client/device-transport.ts';
import { postJson } from '#server/http/post-json.ts';
import { skipDelivery } from '#server/notifications/deliver.ts';
import { logInternalError } from '#server/observability/log.ts';
import { isDemo, seed } from '#server/seed/seed.ts';
import { largeCounts } from '#server/seed/seed-large.ts';
import type { Settings } from '#server/settings.ts';
import { hasSpace } from '#server/storage/folder/free-space.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';

/** Opens the storage of the settings, migrates the database and seeds it when it is empty. */
export async function startServices(
  settings: Settings,
  log: Logger,
): Promise<{ readonly options: AppOptions; readonly storage: Storage }> {
  const onConnectionLost = ({ message }: Error) => log.warn({ reason: message }, 'A database connection broke');
  const storage = await openStorage(settings, { onConnectionLost });
  const { db, uploads } = storage;
  try {
    const large = settings.seed === 'large' ? largeCounts : undefined;
    await seed(db, { demo: settings.seed !== 'none', large, now: new Date() });
    const options: AppOptions = {
      db,
      uploads,
      ...(settings.databaseUrl === undefined && { hasSpace: () => hasSpace(settings.dataDir) }),
      clock: () => new Date(),
      isDemo: () => isDemo(db),
      deliverOtp: settings.otpWebhookUrl === undefined ? printOtp : postTo(settings.otpWebhookUrl),
      deliverNotification:
        settings.notificationWebhookUrl === undefined ? skipDelivery : postTo(settings.notificationWebhookUrl),
      logError: (error) => logInternalError(log, error),
      addressOf: addressBehind(settings.trustedProxies),
      corsOrigins: settings.corsOrigins,
      isSecure: isSecureBehind(settings.trustedProxies),
    };
    return { options, storage };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function postTo(address: string): (message: object) => Promise<void> {
  return (message) => postJson(address, message);
}
