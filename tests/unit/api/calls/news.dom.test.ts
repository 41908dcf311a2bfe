import { describe, expect, test } from 'vitest';
import { newsSchema, plainText, readNews } from '#api/calls/news-calls.ts';
import { apiOf } from '../../../support/api-of.ts';

const post = {
  id: 7,
  date_gmt: '2026-11-20T08:30:00',
  link: 'https://news.example.org/final',
  title: { rendered: 'India&#8217;s final &amp; more' },
};
const shown = { id: 7, title: 'India’s final & more', link: post.link, publishedAt: Date.UTC(2026, 10, 20, 8, 30) };
const read = (body: unknown) => {
  const parsed = newsSchema.safeParse(body);
  return parsed.success ? parsed.data : undefined;
};

describe('a post', () => {
  test('is read with decoded entities and its time in UTC', () => {
    expect(read([post])).toEqual([shown]);
  });

  test.each([
    ['missing', undefined],
    ['an error object', [{ code: 'rest_forbidden', message: 'No', data: { status: 401 } }]],
    ['nothing', null],
    ['a text', 'none'],
  ])('is read without media: %s', (_, media) => {
    expect(read([{ ...post, featured_media: 3, _embedded: { 'wp:featuredmedia': media } }])).toEqual([shown]);
  });

  test.each([
    ['2026-11-20T08:30:00Z', shown.publishedAt],
    ['2026-11-20T14:00:00+05:30', shown.publishedAt],
    ['0000-00-00T00:00:00', null],
    ['yesterday', null],
    [1_763_627_400, null],
    [undefined, null],
    [null, null],
  ])('of %s has the date %s', (date, publishedAt) => {
    expect(read([{ ...post, date_gmt: date }])).toEqual([{ ...shown, publishedAt }]);
  });

  test.each([
    ['a script as its link', { ...post, link: 'javascript:alert(1)' }],
    ['a data address', { ...post, link: 'data:text/html,<script>alert(1)</script>' }],
    ['plain http', { ...post, link: 'http://news.example.org/final' }],
    ['a name in front of the host', { ...post, link: 'https://bank.example@evil.example/' }],
    ['half an address', { ...post, link: '/final' }],
    ['no link', { ...post, link: undefined }],
    ['no title', { ...post, title: undefined }],
    ['a title that shows nothing', { ...post, title: { rendered: ' <script>alert(1)</script>\u202e&nbsp;' } }],
    ['a title of another shape', { ...post, title: { rendered: { raw: 'x' } } }],
    ['no id', { ...post, id: undefined }],
    ['a text for an id', { ...post, id: '<b>' }],
    ['no shape at all', null],
  ])('with %s is skipped, and the others are read', (_, bad) => {
    expect(read([bad, { ...post, id: 8 }])).toEqual([{ ...shown, id: 8 }]);
  });
});

describe('a response', () => {
  test('without posts is empty, and one with invalid posts only is invalid', () => {
    expect(read([])).toEqual([]);
    expect(read([{ id: 1 }, null])).toBeUndefined();
  });

  test.each([[null], ['<!doctype html>'], [{ code: 'rest_no_route', message: 'No route' }], [{ 0: post, length: 1 }]])(
    'that is not a list is invalid: %j',
    (body) => {
      expect(read(body)).toBeUndefined();
    },
  );

  test('with too many or repeated posts gives five different ones', () => {
    const ids = read([post, ...Array.from({ length: 50 }, (_, id) => ({ ...post, id }))])?.map(({ id }) => id);
    expect(ids).toEqual([7, 0, 1, 2, 3]);
  });
});

test.each([
  ['<b>Bold</b> <img src=x onerror=alert(1)>claim', 'Bold claim'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a<style>b{}</style><script>c</script>', 'a'],
  ['two\n\n  lines\t', 'two lines'],
  ['\u202egnp.exe\u0000', 'gnp.exe'],
  ['फ़ाइनल में भारत', 'फ़ाइनल में भारत'],
  ['👩‍👩‍👧 wins', '👩‍👩‍👧 wins'],
  ['&#x1F3C6; &hellip;', '🏆 …'],
])('%j is read as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a very long text is cut between two characters', () => {
  const text = plainText('🏆'.repeat(100_000));
  expect(text).toBe(`${'🏆'.repeat(200)}…`);
});

describe('the news site', () => {
  const ask = (fetch: (request: Request) => Promise<Response>, newsUrl = 'https://news.example.org/blog/') =>
    readNews(apiOf({ fetch }), { newsUrl, page: 1, perPage: 5 }, new AbortController().signal);

  test('receives a request for five posts, without the token or the referrer', async () => {
    const requests: Request[] = [];
    const result = await ask(async (request) => {
      requests.push(request);
      return Response.json([post]);
    });
    expect(result).toEqual({ kind: 'ok', data: [shown], message: '' });
    const [request] = requests;
    expect(request?.url).toBe(
      'https://news.example.org/blog/wp-json/wp/v2/posts?page=1&per_page=5&_fields=id%2Cdate_gmt%2Clink%2Ctitle',
    );
    expect([...(request?.headers ?? [])]).toEqual([['accept', 'application/json']]);
    expect([request?.method, request?.credentials, request?.referrerPolicy]).toEqual(['GET', 'omit', 'no-referrer']);
  });

  const silent = { kind: 'offline', message: 'The news site did not reply' };
  const strange = { kind: 'fault', message: 'The news site sent an unexpected reply' };
  test.each([
    ['a 500', async () => new Response('Error', { status: 500 }), silent],
    ['a 401', async () => Response.json({ code: 'rest_forbidden' }, { status: 401 }), silent],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), silent],
    ['a page', async () => new Response('<!doctype html><title>Welcome</title>'), strange],
    ['nothing', async () => new Response(''), strange],
    ['an object', async () => Response.json({ posts: [] }), strange],
  ])('that responds with %s is a failure, never an exception', async (_, respond, failure) => {
    expect(await ask(respond)).toEqual(failure);
  });

  test("may be on the page's own origin, and an invalid base URL is a failure", async () => {
    const urls: string[] = [];
    const respond = async (request: Request) => {
      urls.push(request.url);
      return Response.json([]);
    };
    await ask(respond, '/news');
    expect(urls[0]).toMatch(/^http:\/\/localhost:3000\/news\/wp-json\/wp\/v2\/posts\?/);
    expect(await ask(respond, 'https://[')).toEqual(silent);
  });
});
