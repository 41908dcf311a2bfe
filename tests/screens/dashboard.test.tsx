import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatWire } from '#domain/time/date-time.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { matches, pointRows, tournaments } from '#server/db/schema/competitions.ts';
import { ServicesContext } from '#session/services/services-context.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
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
  const tab = await openTab(demoAdmin);
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
      <Toaster />
    </ServicesContext>,
  );
  return { headers, unmount, tab };
}

const panel = (name: string) => screen.findByRole('region', { name });
/** The panel once its content has replaced the placeholder. */
async function attentionPanel() {
  const name = 'Needs attention';
  await waitFor(() => expect(screen.getByRole('region', { name }).querySelector('[data-later]')).toBeNull());
  return within(screen.getByRole('region', { name }));
}
const links = async (name: string) => within(await panel(name)).findAllByRole('link');

describe('the dashboard', () => {
  test("lists today's and upcoming matches, each with a link to its record", async () => {
    await showDashboard();
    const matches = within(await panel('Now and next'));
    const today = within(await matches.findByRole('list', { name: 'Today' }));
    expect(today.getByText('DEMO VIT vs TS')).toBeTruthy();
    expect(today.getByText('Running')).toBeTruthy();
    const upcoming = within(matches.getByRole('list', { name: 'Upcoming' }));
    const link = upcoming.getByText('DEMO XG vs FLC').closest('a');
    expect(link?.getAttribute('href')).toBe('#/matches/edit/14');
    expect(link?.closest('li')?.querySelector('time')?.title).toMatch(/\d{4}-\d\d-\d\d 18:00:00 UTC/);
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

  test('shows the day and the time with their zone', async () => {
    await showDashboard();
    await panel('Now and next');
    const time = screen.getByText('Welcome, Demo').parentElement?.querySelector('time');
    expect(time?.textContent).toMatch(/^[A-Z][a-z]+day,? \d{1,2} [A-Z][a-z]+.* \d\d:\d\d UTC$/);
  });

  test('shows no news and sends no request without a news site', async () => {
    const { headers } = await showDashboard({ newsUrl: '' });
    await panel('Now and next');
    expect(screen.queryByRole('region', { name: 'Latest news' })).toBeNull();
    expect(headers).toEqual([]);
  });
});

/** A time in hours from now. */
const hoursFromNow = (hours: number) => formatWire(Date.now() + hours * 3_600_000);
const tournamentId = 11;

describe('what needs attention', () => {
  // The tests of a file share a database.
  const setMatches = (values: Partial<typeof matches.$inferInsert>) =>
    server.db().update(matches).set(values).where(eq(matches.id, 13));
  const setTournament = (begin: number, end: number) =>
    server
      .db()
      .update(tournaments)
      .set({ begin_at: hoursFromNow(begin), end_at: hoursFromNow(end) })
      .where(eq(tournaments.id, tournamentId));
  const setTotal = (former: number, total_point: number) =>
    server
      .db()
      .update(pointRows)
      .set({ total_point })
      .where(and(eq(pointRows.tournament_id, tournamentId), eq(pointRows.total_point, former)));

  beforeEach(async () => {
    await setMatches({ status: 'finished' });
    // The demo tournament that runs.
    await server.db().update(tournaments).set({ status: '0' }).where(eq(tournaments.id, 16));
  });
  afterEach(() => setTournament(-9000, -8900));

  test('is nothing if nothing is open', async () => {
    await showDashboard();
    expect((await attentionPanel()).getByText('Nothing needs attention')).toBeTruthy();
    // The matches are not read again for it.
    expect(server.calls(matchesCall)).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('is a match past its time, with a link to it', async () => {
    await setMatches({ status: 'not_started', original_scheduled_at: hoursFromNow(-2) });
    await showDashboard();
    const attention = await attentionPanel();
    expect(await attention.findByText('DEMO G2 vs FURIA')).toBeTruthy();
    expect(attention.getByText('Past its time · 2 hours ago')).toBeTruthy();
    const link = attention.getByRole('link', { name: 'Open DEMO G2 vs FURIA' });
    expect(link.getAttribute('href')).toBe('#/matches/edit/13');
  });

  test('is a total of a running tournament that does not add up; its standings are shown', async () => {
    await setTournament(-24, 24);
    await setTotal(169, 1169);
    await showDashboard();
    const attention = await attentionPanel();
    const link = await attention.findByRole('link', { name: 'Check BGIS 2025 Grand Finals' });
    expect(link.getAttribute('href')).toBe('#/tournament/edit/11');
    expect(attention.getByText(/^Totals that do not add up: \d$/)).toBeTruthy();
    const standings = within(await panel('BGIS 2025 Grand Finals'));
    expect(standings.getByText(/^Matches played: 18 · /)).toBeTruthy();
    const rows = standings.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.querySelector('td:last-child')?.textContent).toBe('1169');
    await setTotal(1169, 169);
  });

  test('is a tournament that ended within a week, whose standings are shown if none runs', async () => {
    await setTournament(-48, -25);
    await showDashboard();
    const standings = within(await panel('BGIS 2025 Grand Finals'));
    expect(standings.getByText(/^Ended 1 day ago/)).toBeTruthy();
    const link = standings.getByRole('link', { name: 'Open the point table of BGIS 2025 Grand Finals' });
    expect(link.getAttribute('href')).toBe('#/tournament/edit/11');
  });

  test('is shown without what cannot be read; Retry reads it again', async () => {
    await setMatches({ status: 'not_started', original_scheduled_at: hoursFromNow(-2) });
    await setTournament(-24, 24);
    server.failNext('GET /api/v1/events/tournament', 'serverFault');
    await showDashboard();
    const attention = await attentionPanel();
    expect(await attention.findByText('Tournaments could not be loaded.')).toBeTruthy();
    expect(await attention.findByText('DEMO G2 vs FURIA')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Today' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(attention.getByRole('button', { name: 'Retry' }));
    expect(await panel('BGIS 2025 Grand Finals')).toBeTruthy();
    expect(attention.queryByText('Tournaments could not be loaded.')).toBeNull();
  });
});

describe('a match', () => {
  const readCall = 'GET /api/v1/events/matches/10';
  const updateCall = 'PATCH /api/v1/events/matches';
  const finish = { name: 'Finish DEMO VIT vs TS' };
  const setStatus = (status: string) => server.db().update(matches).set({ status }).where(eq(matches.id, 10));
  // The tests of a file share a database.
  afterEach(() => setStatus('running'));

  test('that runs can be finished: one write with the status only, and a toast', async () => {
    await showDashboard();
    const now = within(await panel('Now and next'));
    expect(await now.findByRole('button', { name: 'Postpone DEMO VIT vs TS' })).toBeTruthy();
    await userEvent.click(await now.findByRole('button', finish));
    expect(await screen.findByText('DEMO VIT vs TS is finished')).toBeTruthy();
    expect(now.getByText('Finished')).toBeTruthy();
    expect(now.queryByRole('button', finish)).toBeNull();
    expect(now.getByRole('link', { name: 'Open DEMO VIT vs TS' }).getAttribute('href')).toBe('#/matches/edit/10');
    expect(server.calls(readCall)).toHaveLength(1);
    const writes = server.calls(updateCall);
    expect(writes.map(({ body }) => body)).toEqual([{ id: '10', status: 'finished' }]);
  });

  test('that another user has changed is not overwritten: the panel shows the newest version', async () => {
    await showDashboard();
    const now = within(await panel('Now and next'));
    const button = await now.findByRole('button', finish);
    await setStatus('postponed');
    await userEvent.click(button);
    expect(await screen.findByText(/^Someone else changed this match/)).toBeTruthy();
    await waitFor(() => expect(now.queryByRole('button', { name: 'Postpone DEMO VIT vs TS' })).toBeNull());
    expect(server.calls(updateCall)).toEqual([]);
  });

  test('cannot be changed offline; the buttons say why', async () => {
    const { tab } = await showDashboard();
    const now = within(await panel('Now and next'));
    const button = await now.findByRole<HTMLButtonElement>('button', finish);
    expect(button.disabled).toBe(false);
    // A response that arrives later shows that the server can be reached.
    await waitFor(() => {
      expect(document.querySelector('[data-coming], [data-later]')).toBeNull();
      expect(tab.api.pending.current()).toEqual([]);
    });
    act(() => {
      server.failAll('unreachable');
      tab.connection.send({ type: 'connectivity.deviceOffline' });
    });
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'You are offline',
    );
  });
});

describe('a panel that cannot be read', () => {
  test('shows its own error, and Retry reads it again', async () => {
    server.failNext(matchesCall, 'serverFault');
    await showDashboard();
    const matches = within(await panel('Now and next'));
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
