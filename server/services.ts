import type { DeliverOtp } from '#server/auth/codes/deliver-otp.ts';
import type { Db } from './db/db.ts';
import type { DeliverNotification } from './notifications/deliver.ts';
import type { InternalError } from './observability/log.ts';
import type { UploadStore } from './uploads/upload-store.ts';

/** The dependencies of the application. It holds no state outside of them. */
export interface Services {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly clock: () => Date;
  readonly deliverOtp: DeliverOtp;
  readonly deliverNotification: DeliverNotification;
  /**
   * In a demo installation the response contains the one-time code (section 7, sendOtp). Read for each request, because
   * the demo password may be changed through another instance.
   */
  readonly isDemo: () => Promise<boolean>;
  /** Logs an internal error, with the id of the current request. */
  readonly logError: (error: InternalError) => void;
}
