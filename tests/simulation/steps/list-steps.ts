import type { Page } from '../page/page.tsx';
import type { VisibleList } from '../page/visible-state.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

/** In a list. */
export function listSteps({ random }: World, { actions }: Page, { query, view }: VisibleList): readonly Step[] {
  const turnTo = (page: number, search: string) =>
    actions.open({ kind: 'list', query: { ...query, page, search } }, 'stay');
  const page = random.between(1, 3);
  const search = random.pick(['Seed 1', 'Lynx', 'team 2', '']);
  const steps: Step[] = [
    { weight: 5, description: `turns to page ${page}`, run: () => turnTo(page, query.search) },
    { weight: 2, description: `searches for "${search}"`, run: () => turnTo(1, search) },
  ];
  if (view.kind === 'skeleton') return steps;
  steps.push({ weight: 1, description: 'reloads the list', run: () => actions.retryList() });
  if (view.kind !== 'rows') return steps;
  steps.push({ weight: 1, description: 'moves the pointer over the rows', run: () => actions.touchRows() });
  if (view.hasPendingPage)
    steps.push({ weight: 6, description: "presses 'Updated. Show'", run: () => actions.applyPending() });
  const [row] = view.rows;
  if (row === undefined) return steps;
  const id = Number(random.chance(0.6) ? row.id : random.pick(view.rows).id);
  const open = () => actions.open({ kind: 'form', id, draft: null }, 'stay');
  return [...steps, { weight: 8, description: `opens team ${id}`, run: open }];
}
