import type { LeaveChoice } from '../page/user-actions.ts';
import type { VisibleState } from '../page/visible-state.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { draftsSteps } from './draft-steps.ts';
import { formSteps } from './form-steps.ts';
import { importSteps } from './import-steps.ts';
import { listSteps } from './list-steps.ts';
import { loginSteps } from './login-steps.ts';
import type { Step } from './step.ts';
import { undoSteps } from './undo-steps.ts';
import { waitSteps } from './wait-steps.ts';

/** Everything that a user could do next in a tab, described with the tab's name. */
export function tabSteps(world: World, tab: Tab): readonly Step[] {
  const { app, page } = tab;
  const steps =
    app === null || page === undefined ? openSteps(tab) : [...appSteps(world, tab), ...tabEventSteps(world, tab)];
  return steps.map((step) => ({
    ...step,
    description: `${tab.name}: ${step.description}`,
    run: () => {
      page?.stopTyping();
      step.run();
    },
  }));
}

function openSteps(tab: Tab): readonly Step[] {
  const weight = tab.state.kind === 'opening' ? 0.2 : tab.name === 'tab 1' ? 12 : 3;
  return [{ weight, description: 'opens the app', run: () => tab.open() }];
}

function appSteps(world: World, tab: Tab): readonly Step[] {
  const { app, page } = tab;
  if (app === null || page === undefined) return [];
  const state = app.readState();
  const { user, login, list, form, drafts, isOnline } = state;
  const atWait = waitSteps(app, state.waits);
  if (login !== null) return [...loginSteps(world, app, state), ...atWait];
  if (user === null) return [];
  const { typeKeys } = page;
  const focus = (text: string) => page.focus(text);
  return [
    ...(list === null ? [] : listSteps(world, app, list)),
    ...(form === null ? [] : formSteps({ world, app, tab: tab.name, user, form, focus, typeKeys })),
    ...(state.import === null ? [] : importSteps({ world, app, user, shown: state.import })),
    ...(drafts === null ? [] : draftsSteps({ world, app, tab: tab.name, user, isOnline }, drafts)),
    ...menuSteps(world, tab, state),
    ...undoSteps(world, tab, state),
    ...atWait,
  ];
}

/** The sidebar, the profile menu and the notices. */
function menuSteps(world: World, tab: Tab, { user, route, form, update }: VisibleState): readonly Step[] {
  const { app, page } = tab;
  if (app === null || page === undefined || user === null) return [];
  const { ledger, random } = world;
  const { actions } = app;
  const choice = random.weighted<LeaveChoice>([
    [6, 'keep'],
    [1, 'discard'],
    [1, 'stay'],
  ]);
  const isIdle = route.kind === 'dashboard';
  const leaving = () => {
    page.focus('');
    if (choice === 'discard' && form?.isUnsaved === true) ledger.abandon(Object.values(form.values));
  };
  const go = (weight: number, description: string, to: Parameters<typeof actions.open>[0]): Step => ({
    weight: isIdle ? weight * 6 : form === null && route.kind !== 'import' ? weight : weight / 2,
    description: form?.isUnsaved === true ? `${description}, and chooses '${choice}'` : description,
    run: () => {
      leaving();
      actions.open(to, choice);
    },
  });
  const logout = () => {
    leaving();
    ledger.beginSignInOrOut(null);
    if (choice === 'discard') ledger.abandonAll(user);
    actions.logout(choice);
  };
  const begin = () => {
    leaving();
    ledger.imports.begin(actions.startImport(choice), user);
  };
  const steps: Step[] = [
    go(2, 'opens the list', { kind: 'list', query: { page: 1, perPage: 10, search: '' } }),
    go(2, 'starts a new team', { kind: 'form', id: null, draft: null }),
    go(1, 'opens the drafts page', { kind: 'drafts' }),
    ...openImports(ledger, user, route).map(({ by, series, number }) =>
      go(by !== user ? 0.2 : route.kind === 'import' ? 0.6 : 5, `opens import ${number}`, { kind: 'import', series }),
    ),
    ...(world.hasImports ? [{ ...go(route.kind === 'import' ? 0.3 : 4, 'begins an import', route), run: begin }] : []),
    { weight: 0.8, description: `logs out, and chooses '${choice}'`, run: logout },
  ];
  if (update !== 'prompt') return steps;
  return [
    ...steps,
    { weight: 5, description: "presses 'Update'", run: () => actions.update() },
    { weight: 1, description: "presses 'Later'", run: () => actions.later() },
  ];
}

/** The latest imports whose addresses the browser has, except the one that is open. */
function openImports({ imports }: World['ledger'], user: number, route: VisibleState['route']) {
  const open = imports.all.flatMap(({ by, series, endedAt, isDiscarded }, at) => {
    const isOpen = route.kind === 'import' && route.series === series;
    const isOver = by === user && (endedAt !== null || isDiscarded);
    return isOpen || isOver ? [] : [{ by, series, number: at + 1 }];
  });
  return open.slice(-3);
}

/** What happens to the tab itself. */
function tabEventSteps({ random, ledger }: World, tab: Tab): readonly Step[] {
  const visibility = random.pick(['visible', 'hidden'] as const);
  const often = tab.app?.readState().import?.stage === 'sending' ? 8 : 1;
  const end = (how: () => void) => () => {
    ledger.interrupt();
    how();
  };
  return [
    { weight: 0.35 * often, description: 'is reloaded', run: end(() => tab.reload()) },
    { weight: 0.2 * often, description: 'is closed', run: end(() => tab.close()) },
    { weight: 0.4 * often, description: 'is killed by the browser', kills: 'page', run: end(() => tab.crash()) },
    { weight: 0.4, description: `is ${visibility} now`, run: () => tab.page?.show(visibility) },
  ];
}
