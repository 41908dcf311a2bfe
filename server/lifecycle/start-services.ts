import type { AppOptions } from '#server/app.ts';
import { printOtp } from '#server/auth/codes/deliver-otp.ts';
import { addressBehind } from '#server/http/address-of.ts';
import { isSecureBehind } from '#server/http/device-transport.ts';
import { postJson } from '#server/http/post-json.ts';
import { skipDelivery } from '#server/notifications/deliver.ts';
import { isDemo, seed } from '#server/seed/seed.ts';
import { largeCounts } from '#server/seed/seed-large.ts';
import type { Settings } from '#server/settings.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';

/** Opens the storage of the settings, migrates the database and seeds it when it is empty. */
export async function startServices(
  settings: Settings,
): Promise<{ readonly options: AppOptions; readonly storage: Storage }> {
  const storage = await openStorage(settings);
  const { db, uploads } = storage;
  try {
    const large = settings.seed === 'large' ? largeCounts : undefined;
    await seed(db, { demo: settings.seed !== 'none', large, now: new Date() });
    const options: AppOptions = {
      db,
      uploads,
      clock: () => new Date(),
      isDemo: () => isDemo(db),
      deliverOtp: settings.otpWebhookUrl === undefined ? printOtp : postTo(settings.otpWebhookUrl),
      deliverNotification:
        settings.notificationWebhookUrl === undefined ? skipDelivery : postTo(settings.notificationWebhookUrl),
      logError: ({ requestId, what, error }) => console.error(`${requestId} ${what} ${describeError(error)}`),
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

/** An error for the log, without Drizzle's own message: it contains query parameters, which are personal data. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const query = 'query' in error && typeof error.query === 'string' ? `\n    query: ${error.query}` : '';
  return `${cause.stack ?? cause.message}${query}`;
}
