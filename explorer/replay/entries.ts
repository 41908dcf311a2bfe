import type { Lane, MachineStep, Replay, ReplayMoment, ReplayStep } from '../../tests/simulation/recording/replay.ts';

/** A row of the timeline: a step, something that happened after it, or the violation at the end. */
export type Entry =
  | { readonly kind: 'step'; readonly at: number; readonly step: ReplayStep; readonly number: number }
  | { readonly kind: 'moment'; readonly at: number; readonly moment: ReplayMoment }
  | { readonly kind: 'violation'; readonly at: number };

/** All rows in order. */
export function entriesOf({ steps, moments }: Pick<Replay, 'steps' | 'moments'>): readonly Entry[] {
  const rows = steps.flatMap((step, index): Entry[] => [
    { kind: 'step', at: step.at, step, number: index + 1 },
    ...moments
      .filter((moment) => moment.step === index)
      .map((moment): Entry => ({ kind: 'moment', at: moment.at, moment })),
  ]);
  return [...rows, { kind: 'violation', at: rows.at(-1)?.at ?? 0 }];
}

/** An actor of a machine in a page, at an entry. */
export interface ShownActor extends Omit<MachineStep, 'transitions'> {
  readonly lane: Lane;
  /** What it has taken at this entry; none if it did nothing there. */
  readonly taken: readonly string[];
}

/** Names an actor among those of all tabs. */
export function actorKey({ lane, actor }: Pick<ShownActor, 'lane' | 'actor'>): string {
  return `${lane} ${actor}`;
}

/** The actors that run at an entry, with their states after it. Those that end there are included. */
export function actorsAt(entries: readonly Entry[], at: number): readonly ShownActor[] {
  const actors = new Map<string, ShownActor>();
  entries.slice(0, at + 1).forEach((entry, index) => {
    if (entry.kind !== 'moment') return;
    const { lane, machine, endsPage } = entry.moment;
    if (endsPage) for (const [key, actor] of actors) if (actor.lane === lane) actors.delete(key);
    if (machine === undefined) return;
    const { transitions, ...state } = machine;
    const key = actorKey({ lane, actor: machine.actor });
    if (machine.isOver && index < at) actors.delete(key);
    else actors.set(key, { lane, ...state, taken: index === at ? transitions : [] });
  });
  return [...actors.values()].toSorted((one, other) => actorKey(one).localeCompare(actorKey(other)));
}

/** The key of the actor that has taken a step at an entry, or else last before it. */
export function latestActor(entries: readonly Entry[], at: number): string | undefined {
  const entry = entries
    .slice(0, at + 1)
    .findLast((one) => one.kind === 'moment' && one.moment.machine?.isOver === false);
  if (entry?.kind !== 'moment' || entry.moment.machine === undefined) return undefined;
  return actorKey({ lane: entry.moment.lane, actor: entry.moment.machine.actor });
}

/** The index of the nearest step before an entry (`direction` −1) or after it (1); the entry itself without one. */
export function nearestStep(entries: readonly Entry[], at: number, direction: 1 | -1): number {
  for (let index = at + direction; index >= 0 && index < entries.length; index += direction) {
    if (entries[index]?.kind !== 'moment') return index;
  }
  return at;
}
