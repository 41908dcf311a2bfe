import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { listParams } from '#api/calls/entity-calls.ts';
import { formatWire } from '#domain/time/date-time.ts';
import { dayOf, type Zone } from '#domain/time/zone.ts';
import { ScheduleScreen } from '#screens/schedule/schedule-screen.tsx';
import { bgmiGames, bgmiStages } from '#server/db/schema/bgmi.ts';
import { matches } from '#server/db/schema/competitions.ts';
import { cacheDatabase, cacheKey } from '#storage/cache/store/database.ts';
import { putCachedPage } from '#storage/cache/store/put-page.ts';
import { ZoneContext } from '#ui/base/zone-context.ts';
import { withReferenceServer } from '../support/contract/reference-server.ts';
import { demoAdmin, openTab, withDevice } from '../support/page/open-tab.ts';
import { renderScreen } from './support/render-screen.tsx';

const server = withReferenceServer();
withDevice();

const matchesCall = 'GET /api/v1/events/matches';
const gamesCall = 'GET /api/v1/bgmi/allMatches';

/** Holds the search parameters, like the router, and the chosen time zone. */
function Host({ from }: { from: Readonly<Record<string, unknown>> }) {
  const [search, setSearch] = useState(from);
  const [zone, chooseZone] = useState<Zone>('ist');
  const choice = useMemo(() => ({ zone, chooseZone }), [zone]);
  return (
    <ZoneContext value={choice}>
      <output aria-label="Address">{JSON.stringify(search)}</output>
      <ScheduleScreen search={search} onSearch={setSearch} />
    </ZoneContext>
  );
}

async function show(search: Readonly<Record<string, unknown>> = {}) {
  const tab = await openTab(demoAdmin);
  return { tab, ...renderScreen(tab, <Host from={search} />) };
}

const address = () => JSON.parse(screen.getByRole('status', { name: 'Address' }).textContent) as unknown;
const read = () => screen.findByRole('button', { name: 'Refresh' });
const day = (name: string) => screen.findByRole('region', { name });
const names = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Use days far from those of the demo data; each test has its own. */
async function addMatch(name: string, at: string, status = 'not_started') {
  await server.db().insert(matches).values({ name, status, original_scheduled_at: at, game_id: 3, tournament_id: 3 });
}

describe('the schedule', () => {
  test('opens with today in India and shows the other zone beside each time', async () => {
    await addMatch('Now vs Then', `${dayOf(Date.now(), 'ist')} 06:30:00`, 'running');
    await show();
    await read();
    const today = screen.getByRole('region', { name: /Today$/ });
    const match = within(today).getByRole('link', { name: /Now vs Then/ });
    expect(match.getAttribute('href')).toMatch(/^#\/matches\/edit\/\d+$/);
    expect(match.textContent).toMatch(/12:00 06:30 UTC.*Now vs Then.*Running/);
    expect(screen.getByText('Updated just now')).toBeTruthy();
  });

  test('shows a match near midnight on its day in the chosen zone, with the other day beside it', async () => {
    await addMatch('Late vs Night', '2031-03-04 19:00:00');
    const { user } = await show({ date: '2031-03-05' });
    await read();
    expect(names(await day('Wednesday 5 March'))).toEqual([
      expect.stringMatching(/^00:30 19:00 UTC Tue, 4 MarLate vs Night/),
    ]);
    await user.click(screen.getByRole('button', { name: 'UTC' }));
    expect((await day('Wednesday 5 March')).textContent).toContain('No matches');
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(names(await day('Tuesday 4 March'))).toEqual([
      expect.stringMatching(/^19:00 00:30 IST Wed, 5 MarLate vs Night/),
    ]);
    expect(address()).toEqual({ date: '2031-03-04' });
  });

  test('shows a week from Monday, and moves between weeks and back to today', async () => {
    await addMatch('Monday vs Morning', '2031-05-05 05:00:00');
    const { user } = await show({ view: 'week', date: '2031-05-14' });
    await read();
    expect(screen.getByRole('heading', { name: 'Mon, 12 May – Sun, 18 May, 2031' })).toBeTruthy();
    expect(screen.getAllByRole('region', { name: /May$/ })).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(names(await day('Monday 5 May'))).toEqual([expect.stringContaining('Monday vs Morning')]);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('region', { name: /Today$/ })).toBeTruthy();
    expect(address()).toEqual({ view: 'week' });
  });

  test('filters by words of the tournament and writes the filter to the URL', async () => {
    await addMatch('Here vs There', '2031-06-02 05:00:00');
    const { user } = await show({ date: '2031-06-02' });
    await read();
    await user.type(screen.getByRole('searchbox'), 'worlds{Enter}');
    await waitFor(() => expect(address()).toEqual({ date: '2031-06-02', filter: 'worlds' }));
    expect(names(await day('Monday 2 June'))).toEqual([]);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'there ti{Enter}');
    await waitFor(async () => expect(names(await day('Monday 2 June'))).toHaveLength(1));
  });

  test('handles shortcuts while the focus is inside, but not in text fields', async () => {
    const { user } = await show({ date: '2031-07-07' });
    await read();
    act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(address()).toEqual({ date: '2031-07-08' });
    await user.keyboard('{ArrowLeft}{ArrowLeft}w');
    expect(address()).toEqual({ view: 'week', date: '2031-07-06' });
    await user.keyboard('z');
    expect(screen.getByRole('button', { name: 'UTC' }).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('zdt');
    expect(address()).toEqual({});
    await user.keyboard('{Control>}{ArrowRight}{/Control}');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('w{ArrowLeft}');
    expect(address()).toEqual({});
  });
});

describe('the warnings', () => {
  test('a team in two matches at once has a warning at both, with its rule and links', async () => {
    await addMatch('Alpha vs Beta', '2031-08-04 10:00:00');
    await addMatch('SF: Gamma vs ALPHA', '2031-08-04 10:30:00');
    const { user } = await show({ date: '2031-01-01', filter: 'no such' });
    await read();
    const warnings = screen.getByRole('region', { name: /^To check/ });
    await user.click(within(warnings).getByText(/^On other days: \d+$/));
    const item = within(warnings).getByText('Alpha: in two matches at once').closest('li') as HTMLElement;
    expect(item.textContent).toContain('Each match is assumed to last 45 minutes.');
    await user.click(within(item).getByRole('button', { name: 'Mon, 4 Aug 16:00 IST: SF: Gamma vs ALPHA' }));
    await waitFor(() => expect(document.activeElement?.matches('a')).toBe(true));
    expect(document.activeElement?.textContent).toContain('SF: Gamma vs ALPHA');
    expect(address()).toEqual({ date: '2031-08-04' });
    const links = within(await day('Monday 4 August')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent.includes('Alpha: in two matches at once'))).toEqual([true, true]);
  });

  test('two games of a stage at once and a repeated match number have warnings; games without a time are separate', async () => {
    const [stage] = await server.db().insert(bgmiStages).values({ name: 'Wild Cards', series_id: 13 }).returning();
    const game = { map_id: 1, bgmi_match_id: stage?.id, day: 1 };
    await server
      .db()
      .insert(bgmiGames)
      .values([
        { ...game, match_no: 1, start_date: '2031-09-01 10:00:00' },
        { ...game, match_no: 2, start_date: '2031-09-01 10:39:00' },
        { ...game, match_no: 2, start_date: null },
      ]);
    await show({ date: '2031-09-01', filter: 'wild' });
    await read();
    const warnings = screen.getByRole('region', { name: /^To check/ });
    expect(within(warnings).getByText('The teams of Wild Cards: in two games at once')).toBeTruthy();
    expect(within(warnings).getByText('Wild Cards: Day 1 · Match 2 is used more than once')).toBeTruthy();
    expect(names(await day('Monday 1 September'))).toHaveLength(2);
    expect(names(await day('Without a time'))).toEqual([expect.stringContaining('Day 1 · Match 2')]);
  });
});

describe('the lists of the schedule', () => {
  test('are read once each, in pages of a hundred rows, in sequence', async () => {
    await server
      .db()
      .insert(matches)
      .values(
        Array.from({ length: 230 }, (_, index) => ({
          ...{ name: `Crowd ${index}`, status: 'not_started', game_id: 3, tournament_id: 3 },
          original_scheduled_at: formatWire(Date.UTC(2032, 0, 5) + index * 60_000),
        })),
      );
    await show({ date: '2032-01-05' });
    await read();
    const pages = (call: string) => server.calls(call).map(({ search }) => search.replace('?', ''));
    expect(pages(matchesCall)).toEqual([1, 2, 3].map((page) => `page=${page}&listPerPage=100`));
    expect(pages(gamesCall)).toEqual(['page=1&listPerPage=100']);
    expect(names(await day('Monday 5 January'))).toHaveLength(230);
  });

  test('a list that fails is reported, the others are shown, and Retry reads it', async () => {
    await addMatch('Solo vs Duo', '2031-10-06 10:00:00');
    server.failNext(gamesCall, 'serverFault');
    const { user } = await show({ date: '2031-10-06' });
    expect(await screen.findByText('BGMI Matches: nothing loaded')).toBeTruthy();
    expect(screen.getByText('Matches may be missing here.')).toBeTruthy();
    expect(names(await day('Monday 6 October'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect((await day('Tuesday 7 October')).textContent).toContain('No matches loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Matches may be missing here.')).toBeNull());
    await waitFor(async () => expect((await day('Tuesday 7 October')).textContent).toMatch(/No matches$/));
  });

  test('offline, the cached rows are shown with their age and number', async () => {
    const at = Date.now() - 2 * 3_600_000;
    const tab = await openTab(demoAdmin);
    const path = '/api/v1/events/matches';
    const row = {
      id: 900,
      name: 'Cached vs Copy',
      status: 'not_started',
      original_scheduled_at: '2031-11-03 10:00:00',
    };
    const data = { data: [row], totalData: 312, totalPageCount: 32 };
    await putCachedPage(await cacheDatabase(), {
      ...{ scope: (await tab.api.scope()) ?? '', path, kind: 'list', at, isPersonal: false },
      key: cacheKey(path, new URLSearchParams(listParams({ page: 1, perPage: 10, search: '' }))),
      body: JSON.stringify({ status: true, message: '', data }),
    });
    server.failAll('unreachable');
    renderScreen(tab, <Host from={{ date: '2031-11-03' }} />);
    expect(await screen.findByText('Matches: 1 of 312 loaded')).toBeTruthy();
    expect(screen.getByText('BGMI Matches: nothing loaded')).toBeTruthy();
    expect(screen.getByText('Offline copy, 2 hours ago')).toBeTruthy();
    expect(names(await day('Monday 3 November'))).toEqual([expect.stringContaining('Cached vs Copy')]);
  });

  test('can be cancelled while they load, and are then reported as incomplete', async () => {
    server.failNext(gamesCall, 'silent');
    const { user } = await show({ date: dayOf(Date.now(), 'ist') });
    expect(await screen.findByRole('progressbar', { name: 'Pages loaded' })).toBeTruthy();
    await waitFor(() => expect(server.calls(gamesCall)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('BGMI Matches: nothing loaded')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
