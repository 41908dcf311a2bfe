import { decided } from '../oracle/ledger.ts';
import type { Page } from '../page/page.tsx';
import type { DraftSight, Sight } from '../page/sight.ts';
import type { World } from '../world/world.ts';
import { giveUpUnpicked, pickOne, undecidedIn } from './at-form.ts';
import type { Move } from './move.ts';

interface At {
  readonly world: World;
  readonly app: Page;
  readonly tab: string;
  readonly user: number;
  readonly isOnline: boolean;
}

/** On the page of drafts. */
export function atDrafts(at: At, drafts: NonNullable<Sight['drafts']>): readonly Move[] {
  return drafts.flatMap((draft) => atDraft(at, draft));
}

function atDraft(at: At, sight: DraftSight): readonly Move[] {
  const { world, app, isOnline } = at;
  const { draft, id, stage, values, comparison } = sight;
  if (stage === 'busy' || stage === 'over') return [];
  if (stage === 'asking') {
    const cancel: Move = { weight: 1, tells: "presses 'Cancel'", happens: () => app.hands.cancelDraft(draft) };
    const open = comparison === null ? undefined : undecidedIn(comparison);
    if (open !== undefined)
      return [pickOne(world, open, (side) => app.hands.pickForDraft(draft, open.name, side)), cancel];
    return isOnline ? [send(at, sight, 'Send again'), ...thisIsIt(at, sight), cancel] : [cancel];
  }
  const open = () => app.hands.open({ kind: 'form', id, draft }, 'stay');
  const remove = () => {
    world.ledger.giveUp(Object.values(values));
    app.hands.removeDraft(draft);
  };
  const moves: Move[] = [
    { weight: 4, tells: `opens the draft of ${id === null ? 'a new team' : `team ${id}`}`, happens: open },
    { weight: 1, tells: "presses 'Discard' on a draft", happens: remove },
  ];
  return isOnline && sight.isComplete ? [...moves, send(at, sight, 'Send')] : moves;
}

function thisIsIt({ world, app }: At, { draft, candidates }: DraftSight): readonly Move[] {
  const equal = candidates.filter(({ differing }) => differing.length === 0);
  if (equal.length === 0) return [];
  const { id } = world.random.pick(equal);
  const press = () => app.hands.pickFoundForDraft(draft);
  return [{ weight: 8, tells: `presses 'This is it' beside team ${id} on a draft`, happens: press }];
}

function send({ world, app, tab, user }: At, sight: DraftSight, label: string): Move {
  const { draft, id, values, comparison, isInDoubt: isWarned } = sight;
  const press = () => {
    if (comparison !== null) giveUpUnpicked(world, comparison);
    world.ledger.press({
      tab,
      by: user,
      at: world.scheduler.now,
      id,
      values: comparison === null ? values : decided(comparison, values),
      place: `draft ${draft}`,
      isWarned,
    });
    app.hands.sendDraft(draft);
  };
  return { weight: 6, tells: `presses '${label}' on a draft`, happens: press };
}
