import type { Answer } from '../page/hands.ts';
import type { Sight } from '../page/sight.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { atDrafts } from './at-drafts.ts';
import { atForm } from './at-form.ts';
import { atList } from './at-list.ts';
import { atLogin } from './at-login.ts';
import { atWaits } from './at-waits.ts';
import type { Move } from './move.ts';

/** Whatever a person could do next in a tab, told with the tab's name. */
export function movesIn(world: World, tab: Tab): readonly Move[] {
  const { app, page } = tab;
  const moves = app === null || page === undefined ? withoutApp(tab) : [...inApp(world, tab), ...around(world, tab)];
  return moves.map((move) => ({ ...move, tells: `${tab.name}: ${move.tells}` }));
}

function withoutApp(tab: Tab): readonly Move[] {
  const weight = tab.state.kind === 'opening' ? 0.2 : tab.name === 'tab 1' ? 12 : 3;
  return [{ weight, tells: 'opens the app', happens: () => tab.open() }];
}

function inApp(world: World, tab: Tab): readonly Move[] {
  const { app, page } = tab;
  if (app === null || page === undefined) return [];
  const sight = app.see();
  const { user, login, list, form, drafts, isOnline } = sight;
  const atWait = atWaits(app, sight.waits);
  if (login !== null) return [...atLogin(world, app, sight), ...atWait];
  if (user === null) return [];
  const focus = (text: string) => page.focus(text);
  return [
    ...(list === null ? [] : atList(world, app, list)),
    ...(form === null ? [] : atForm({ world, app, tab: tab.name, user, form, focus })),
    ...(drafts === null ? [] : atDrafts({ world, app, tab: tab.name, user, isOnline }, drafts)),
    ...byTheMenu(world, tab, sight),
    ...atWait,
  ];
}

/** The sidebar, the profile menu and the notices. */
function byTheMenu(world: World, tab: Tab, { user, place, form, update }: Sight): readonly Move[] {
  const { app, page } = tab;
  if (app === null || page === undefined || user === null) return [];
  const { ledger, random } = world;
  const { hands } = app;
  const answer = random.weighted<Answer>([
    [6, 'keep'],
    [1, 'discard'],
    [1, 'stay'],
  ]);
  const isIdle = place.kind === 'dashboard';
  const leaving = () => {
    page.focus('');
    if (answer === 'discard' && form?.isUnsaved === true) ledger.giveUp(Object.values(form.values));
  };
  const go = (weight: number, tells: string, to: Parameters<typeof hands.open>[0]): Move => ({
    weight: isIdle ? weight * 6 : form === null ? weight : weight / 2,
    tells: form?.isUnsaved === true ? `${tells}, and answers '${answer}'` : tells,
    happens: () => {
      leaving();
      hands.open(to, answer);
    },
  });
  const logout = () => {
    leaving();
    ledger.move();
    if (answer === 'discard') ledger.giveUpAll(user);
    hands.logout(answer);
  };
  const moves: Move[] = [
    go(2, 'opens the list', { kind: 'list', query: { page: 1, perPage: 10, search: '' } }),
    go(2, 'begins a new team', { kind: 'form', id: null, draft: null }),
    go(1, 'opens the page of drafts', { kind: 'drafts' }),
    { weight: 0.8, tells: `logs out, and answers '${answer}'`, happens: logout },
  ];
  if (update !== 'prompt') return moves;
  return [
    ...moves,
    { weight: 5, tells: "presses 'Update'", happens: () => hands.update() },
    { weight: 1, tells: "presses 'Later'", happens: () => hands.later() },
  ];
}

/** What is done to the tab itself. */
function around({ random, ledger }: World, tab: Tab): readonly Move[] {
  const visibility = random.pick(['visible', 'hidden'] as const);
  const end = (how: () => void) => () => {
    // Whoever was just coming or leaving has not quite done so.
    const isUnderWay = ledger.home === null;
    ledger.isCut ||= isUnderWay;
    ledger.isSpoilt ||= isUnderWay;
    how();
  };
  return [
    { weight: 0.35, tells: 'is reloaded', happens: end(() => tab.reload()) },
    { weight: 0.2, tells: 'is closed', happens: end(() => tab.close()) },
    { weight: 0.4, tells: 'is killed by the browser', kills: 'page', happens: end(() => tab.crash()) },
    { weight: 0.4, tells: `is ${visibility} now`, happens: () => tab.page?.show(visibility) },
  ];
}
