import { customFields, trendingFields } from '#entities/notifications.ts';
import type { UserSession } from '#server/auth/sessions/sessions.ts';
import type { Change } from '#server/contract/operation.ts';
import { appendEntry } from '#server/history/append-entry.ts';
import { differences } from '#server/history/differences.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import type { Body } from '#server/resources/base/write-values.ts';
import { notifications } from '../db/schema/content.ts';
import { viaGateway } from '../http/client/via-gateway.ts';
import type { Services } from '../services.ts';
import type { Notification } from './deliver.ts';

interface BaseCall extends Pick<Change, 'author'> {
  readonly now: Date;
  readonly session: UserSession;
}

interface TrendingCall extends BaseCall {
  readonly query: { readonly message: string; readonly id: number | string };
}

interface CustomCall extends BaseCall {
  readonly query: { readonly title: string; readonly image?: string; readonly redirectUrl?: string };
}

/** The two GET operations of section 7 that have an effect on each request. */
export function notificationOperations({ db, deliverNotification, logError }: Services) {
  async function send(notification: Notification, { now, session, author }: BaseCall) {
    const { kind, message, newsId, image, redirectUrl } = notification;
    await viaGateway(logError, 'A notification was not delivered', deliverNotification(notification));
    const content = { kind, message, news_id: newsId ?? null, image: image ?? null, redirect_url: redirectUrl ?? null };
    await db.transaction(async (tx) => {
      const [sent] = await tx
        .insert(notifications)
        .values({ ...content, sent_by: session.user.id, sent_at: now })
        .returning({ id: notifications.id });
      await appendEntry(tx, author, {
        entity: 'notifications',
        id: Number(sent?.id),
        name: message,
        action: 'send',
        changes: differences(null, content),
        undo: null,
      });
    });
    return { status: true as const, message: 'Notification sent successfully' };
  }

  return {
    sendTrendingNewsNotification: {
      rules: (query: Body) => brokenRules(trendingFields, query, 'create'),
      handle: ({ query, ...call }: TrendingCall) =>
        send({ kind: 'trending', message: query.message.trim(), newsId: String(query.id) }, call),
    },
    sendCustomNotification: {
      rules: (query: Body) => brokenRules(customFields, query, 'create'),
      handle: ({ query, ...call }: CustomCall) => {
        const { title, image = '', redirectUrl = '' } = query;
        const links = { ...(image !== '' && { image }), ...(redirectUrl !== '' && { redirectUrl }) };
        return send({ kind: 'custom', message: title.trim(), ...links }, call);
      },
    },
  };
}
