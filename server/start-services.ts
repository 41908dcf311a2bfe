import type { AppOptions } from './app.ts';
import { printOtp } from './auth/deliver-otp.ts';
import { addressBehind } from './http/address-of.ts';
import { describeFault } from './http/describe-fault.ts';
import { isSecureBehind } from './http/device-transport.ts';
import { postJson } from './http/post-json.ts';
import { onlyRecord } from './notifications/deliver.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { isDemo, seed } from './seed/seed.ts';
import { largeCounts } from './seed/seed-large.ts';
import type { Settings } from './settings.ts';

/** Opens what the settings name, brings it up to date and fills it where it is empty. */
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
        settings.notificationWebhookUrl === undefined ? onlyRecord : postTo(settings.notificationWebhookUrl),
      onFault: ({ requestId, what, error }) => console.error(`${requestId} ${what} ${describeFault(error)}`),
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
