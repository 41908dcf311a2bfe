import { customFields, trendingFields } from '#entities/notifications.ts';
import type { SignedIn } from '../auth/sessions.ts';
import { notifications } from '../db/schema/content.ts';
import { viaGateway } from '../http/via-gateway.ts';
import { brokenRules } from '../resources/broken-rules.ts';
import type { Body } from '../resources/write-values.ts';
import type { Services } from '../services.ts';
import type { Notification } from './deliver.ts';

interface Asked {
  readonly now: Date;
  readonly person: SignedIn;
}

interface TrendingCall extends Asked {
  readonly query: { readonly message: string; readonly id: number | string };
}

interface CustomCall extends Asked {
  readonly query: { readonly title: string; readonly image?: string; readonly redirectUrl?: string };
}

/** The two GETs of section 7 that do something each time they are sent. */
export function notificationOperations({ db, deliverNotification, onFault }: Services) {
  async function send(notification: Notification, { now, person }: Asked) {
    const { kind, message, newsId, image, redirectUrl } = notification;
    await viaGateway(onFault, 'A notification was not delivered', deliverNotification(notification));
    await db.insert(notifications).values({
      kind,
      message,
      news_id: newsId ?? null,
      image: image ?? null,
      redirect_url: redirectUrl ?? null,
      sent_by: person.user.id,
      sent_at: now,
    });
    return { status: true as const, message: 'Notification sent successfully' };
  }

  return {
    sendTrendingNewsNotification: {
      rules: (query: Body) => brokenRules(trendingFields, query, 'create'),
      answer: ({ query, ...asked }: TrendingCall) =>
        send({ kind: 'trending', message: query.message.trim(), newsId: String(query.id) }, asked),
    },
    sendCustomNotification: {
      rules: (query: Body) => brokenRules(customFields, query, 'create'),
      answer: ({ query, ...asked }: CustomCall) => {
        const { title, image = '', redirectUrl = '' } = query;
        const links = { ...(image !== '' && { image }), ...(redirectUrl !== '' && { redirectUrl }) };
        return send({ kind: 'custom', message: title.trim(), ...links }, asked);
      },
    },
  };
}
