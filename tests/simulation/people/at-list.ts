import type { Page } from '../page/page.tsx';
import type { ListSight } from '../page/sight.ts';
import type { World } from '../world/world.ts';
import type { Move } from './move.ts';

/** Among the rows of a list. */
export function atList({ random }: World, { hands }: Page, { query, view }: ListSight): readonly Move[] {
  const turnTo = (page: number, search: string) =>
    hands.open({ kind: 'list', query: { ...query, page, search } }, 'stay');
  const page = random.between(1, 3);
  const search = random.pick(['Seed 1', 'Lynx', 'team 2', '']);
  const moves: Move[] = [
    { weight: 5, tells: `turns to page ${page}`, happens: () => turnTo(page, query.search) },
    { weight: 2, tells: `searches for "${search}"`, happens: () => turnTo(1, search) },
  ];
  if (view.kind === 'skeleton') return moves;
  moves.push({ weight: 1, tells: 'reads the list again', happens: () => hands.retryList() });
  if (view.kind !== 'rows') return moves;
  moves.push({ weight: 1, tells: 'moves among the rows', happens: () => hands.touchRows() });
  if (view.hasPendingPage)
    moves.push({ weight: 6, tells: "presses 'Updated, show'", happens: () => hands.applyPending() });
  const [row] = view.rows;
  if (row === undefined) return moves;
  const id = Number(random.chance(0.6) ? row.id : random.pick(view.rows).id);
  const open = () => hands.open({ kind: 'form', id, draft: null }, 'stay');
  return [...moves, { weight: 8, tells: `opens team ${id}`, happens: open }];
}
