import type { DeliverOtp } from './auth/deliver-otp.ts';
import type { Db } from './db/db.ts';
import type { DeliverNotification } from './notifications/deliver.ts';
import type { UploadStore } from './uploads/upload-store.ts';

/** What the application is given: everything it keeps is in these, nothing in itself. */
export interface Services {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly clock: () => Date;
  readonly deliverOtp: DeliverOtp;
  readonly deliverNotification: DeliverNotification;
  /**
   * In a demonstration the one-time code is echoed in the answer (section 7, sendOtp). Asked each time: whoever makes the
   * installation their own may do so by another copy of the server.
   */
  readonly isDemo: () => Promise<boolean>;
  /** Told what went wrong inside, with the id that the answer carries too. */
  readonly onFault: (fault: { readonly requestId: string; readonly what: string; readonly error: unknown }) => void;
}
