import { describe, expect, test } from 'vitest';
import { notifications } from '#server/db/schema/content.ts';
import { openTestApp } from '../support/test-app.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();

describe('a notification', () => {
  test('is delivered and stored with its sender for each request', async () => {
    const { call, db, notifications: delivered } = app();
    await call('GET /api/v1/news/sendTrandingNewsNotification?message=Big%20news&id=7');
    const links = 'image=https%3A%2F%2Fexample.com%2Fa.png&redirectUrl=https%3A%2F%2Fexample.com%2F';
    const sent = await call(`GET /api/v1/news/sendCustomNotification?title=Hello&${links}`);
    await call('GET /api/v1/news/sendCustomNotification?title=Hello');
    expect(sent.body).toEqual({ status: true, message: 'Notification sent successfully' });
    expect(delivered).toEqual([
      { kind: 'trending', message: 'Big news', newsId: '7' },
      { kind: 'custom', message: 'Hello', image: 'https://example.com/a.png', redirectUrl: 'https://example.com/' },
      { kind: 'custom', message: 'Hello' },
    ]);
    const stored = await db.select().from(notifications);
    expect(stored.map(({ kind, sent_by }) => [kind, sent_by])).toEqual([
      ['trending', 1],
      ['custom', 1],
      ['custom', 1],
    ]);
  });
});

describe('a gateway that fails', () => {
  test('is reported to the sender and to the log', async () => {
    const broken = await openTestApp({ gateway: async () => Promise.reject(new Error('gateway secret')) });
    const response = await broken.call('GET /api/v1/news/sendCustomNotification?title=Hello');
    expect(response).toMatchObject({ status: 500, body: { status: false } });
    expect(response.body.message).toMatch(/^The message service did not accept it/);
    const phone = { phone: '9000000000', userId: 1 };
    expect((await broken.call('POST /api/v1/users/send/sendMobileOtp', { json: phone })).status).toBe(500);
    // The response for a forgotten password does not depend on the delivery.
    const forgotten = { json: { username: 'admin@example.com' }, token: null };
    expect((await broken.call('POST /api/v1/users/sendOtp', forgotten)).status).toBe(200);
    expect(broken.faults).toHaveLength(3);
    await broken.close();
  });
});
