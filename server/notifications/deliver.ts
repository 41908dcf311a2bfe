/** A notification on its way to the readers. */
export interface Notification {
  readonly kind: 'trending' | 'custom';
  readonly message: string;
  /** The news item that a trending one is about. */
  readonly newsId?: string;
  readonly image?: string;
  readonly redirectUrl?: string;
}

export type DeliverNotification = (notification: Notification) => Promise<void>;

/** For an installation without a push gateway: what was sent is in the database, table `notifications`. */
export const onlyRecord: DeliverNotification = async () => undefined;
