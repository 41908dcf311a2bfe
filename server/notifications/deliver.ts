/** A notification to deliver to the readers. */
export interface Notification {
  readonly kind: 'trending' | 'custom';
  readonly message: string;
  /** The news item of a trending notification. */
  readonly newsId?: string;
  readonly image?: string;
  readonly redirectUrl?: string;
}

export type DeliverNotification = (notification: Notification) => Promise<void>;

/** For an installation without a push gateway. The table `notifications` stores each notification anyway. */
export const skipDelivery: DeliverNotification = async () => undefined;
