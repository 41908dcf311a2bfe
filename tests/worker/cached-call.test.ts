import { describe, expect, it } from 'vitest';
import { offlineCalls } from '#openapi/offline.ts';
import { cachedCallOf } from '#worker/respond-to-list.ts';

const callOf = (url: string, method = 'GET') => cachedCallOf({ url, method });

describe('a call whose response may be cached', () => {
  it.each(offlineCalls)('$path', ({ path: template, kind }) => {
    const path = template.replace('{id}', '7');
    expect(callOf(`https://api.example.org${path}?b=2&a=1#s1`)).toMatchObject({
      path,
      kind,
      scope: 's1',
      key: `${path}?a=1&b=2`,
    });
  });

  it('is recognized if the API has a base path', () => {
    expect(callOf('https://example.org/backend/api/v1/teams?page=2#s1')).toMatchObject({ path: '/api/v1/teams' });
  });
});

describe('a call that the worker ignores', () => {
  it.each([
    ['without a scope', 'https://example.org/api/v1/teams?page=1', 'GET'],
    ['with an empty scope', 'https://example.org/api/v1/teams?page=1#', 'GET'],
    ['a write', 'https://example.org/api/v1/teams#s1', 'POST'],
    ['one record', 'https://example.org/api/v1/teams/7#s1', 'GET'],
    ['a tournament without a scope, as a form reads it', 'https://example.org/api/v1/events/tournament/7', 'GET'],
    ['a tournament with another path', 'https://example.org/api/v1/events/tournament7#s1', 'GET'],
    ['a notification', 'https://example.org/api/v1/news/sendCustomNotification?title=x#s1', 'GET'],
    ['another notification', 'https://example.org/api/v1/news/sendTrandingNewsNotification?id=1#s1', 'GET'],
    ['the profile', 'https://example.org/api/v1/users/id?id=1#s1', 'GET'],
    ['the app itself', 'https://example.org/assets/index.js#s1', 'GET'],
  ])('%s', (_, url, method) => {
    expect(callOf(url, method)).toBeUndefined();
  });
});
