import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { ServicesContext } from '#services/services-context.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const newsUrl = 'https://news.example.org';
const matchesCall = 'GET /api/v1/events/matches';
const post = (id: number) => ({
  ...{ id, link: `${newsUrl}/${id}`, title: { rendered: `Post ${id} &amp; more` } },
  ...{ date_gmt: '2026-11-20T08:30:00' },
});

const posted = async () => Response.json([post(1), post(2)]);

interface DashboardOptions {
  readonly newsUrl?: string;
  /** The response of the news site. */
  readonly news?: () => Promise<Response>;
}

async function showDashboard({ newsUrl: base = newsUrl, news = posted }: DashboardOptions = {}) {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const headers: Headers[] = [];
  const api = {
    ...tab.api,
    fetch: (request: Request) => {
      if (!request.url.startsWith(newsUrl)) return tab.api.fetch(request);
      headers.push(request.headers);
      return news();
    },
  };
  const { unmount } = render(
    <ServicesContext value={{ ...tab, api }}>
      <DashboardScreen newsUrl={base} />
    </ServicesContext>,
  );
  return { headers, unmount };
}

const panel = (name: string) => screen.findByRole('region', { name });
const links = async (name: string) => within(await panel(name)).findAllByRole('link');

describe('the dashboard', () => {
  test("lists today's and upcoming matches, each with a link to its record", async () => {
    await showDashboard();
    const matches = within(await panel('Matches'));
    const today = within(await matches.findByRole('list', { name: 'Today' }));
    expect(today.getByText('DEMO VIT vs TS')).toBeTruthy();
    expect(today.getByText('Running')).toBeTruthy();
    const upcoming = within(matches.getByRole('list', { name: 'Upcoming' }));
    const link = upcoming.getByText('DEMO XG vs FLC').closest('a');
    expect(link?.getAttribute('href')).toBe('#/matches/edit/14');
    expect(link?.querySelector('time')?.title).toMatch(/\d{4}-\d\d-\d\d 18:00:00 UTC/);
    expect(upcoming.queryByText('DEMO PRV vs BB')).toBeNull();
    expect(server.calls(matchesCall)).toHaveLength(1);
  });

  test('lists the latest posts as text, with links without a referrer', async () => {
    const { headers } = await showDashboard();
    const [first] = await links('Latest news');
    expect(first?.textContent).toContain('Post 1 & more');
    expect([first?.getAttribute('href'), first?.getAttribute('rel'), first?.getAttribute('target')]).toEqual([
      'https://news.example.org/1',
      'noopener noreferrer',
      '_blank',
    ]);
    expect(headers.map((sent) => sent.get('authorization'))).toEqual([null]);
  });

  test('links to the areas', async () => {
    await showDashboard();
    const areas = await links('Areas');
    expect(areas.find(({ textContent }) => textContent === 'Teams')?.getAttribute('href')).toBe('#/teams');
  });

  test('shows no news and sends no request without a news site', async () => {
    const { headers } = await showDashboard({ newsUrl: '' });
    await panel('Matches');
    expect(screen.queryByRole('region', { name: 'Latest news' })).toBeNull();
    expect(headers).toEqual([]);
  });
});

describe('a panel that cannot be read', () => {
  test('shows its own error, and Retry reads it again', async () => {
    server.failNext(matchesCall, 'serverFault');
    await showDashboard();
    const matches = within(await panel('Matches'));
    expect(await matches.findByText('Matches could not be loaded.')).toBeTruthy();
    expect(await links('Latest news')).toHaveLength(2);
    await userEvent.click(matches.getByRole('button', { name: 'Retry' }));
    expect(await matches.findByRole('list', { name: 'Today' })).toBeTruthy();
    expect(matches.queryByText('Matches could not be loaded.')).toBeNull();
  });

  test.each([
    ['an error', async () => new Response('', { status: 500 }), 'The news site did not reply'],
    ['a page', async () => new Response('<html>'), 'The news site sent an unexpected reply'],
  ])('the news: %s', async (_, response, reason) => {
    let respond: () => Promise<Response> = response;
    await showDashboard({ news: () => respond() });
    const news = within(await panel('Latest news'));
    expect(await news.findByText(reason, { exact: false })).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Today' })).toBeTruthy();
    respond = posted;
    await userEvent.click(news.getByRole('button', { name: 'Retry' }));
    expect(await news.findAllByRole('link')).toHaveLength(2);
    expect(news.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('shows cached news with their age', async () => {
    const { unmount } = await showDashboard();
    await links('Latest news');
    await waitFor(() => expect(localStorage.getItem('news')).not.toBeNull());
    unmount();

    await showDashboard({ news: () => Promise.reject(new TypeError('Failed to fetch')) });
    const news = within(await panel('Latest news'));
    expect(await news.findByText('News could not be loaded.')).toBeTruthy();
    expect(news.getByText('Offline copy, just now')).toBeTruthy();
    expect(news.getAllByRole('link')).toHaveLength(2);
  });

  test('shows cached news while a slow site loads', async () => {
    const { unmount } = await showDashboard();
    await links('Latest news');
    unmount();
    await showDashboard({ news: () => new Promise(() => undefined) });
    expect(await links('Latest news')).toHaveLength(2);
  });
});
