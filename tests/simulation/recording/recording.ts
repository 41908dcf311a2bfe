import type { ExercisedMachines } from './exercised.ts';
import { type Lane, lanes, type MachineStep, type ReplayMoment, type ReplayStep } from './replay.ts';

/**
 * What happens in a run: which states and transitions it exercises and, if wanted, every moment. Recording draws nothing
 * and schedules nothing, so it does not change the run. It never takes contents: no payloads of events, no bodies of
 * calls, and no values in storage.
 */
export class Recording {
  readonly steps: ReplayStep[] = [];
  readonly moments: ReplayMoment[] = [];
  readonly #hasMoments: boolean;
  readonly #exercised = new Map<string, { readonly transitions: Set<string>; readonly states: Set<string> }>();
  #now: () => number = () => 0;
  #startedAt = 0;

  constructor({ hasMoments }: { readonly hasMoments: boolean }) {
    this.#hasMoments = hasMoments;
  }

  /** `now` returns milliseconds. */
  begin(now: () => number): void {
    this.#now = now;
    this.#startedAt = now();
  }

  beginStep(description: string): void {
    this.steps.push({ at: this.#at, description });
  }

  /** `place` is a lane of the scheduler: a tab, a worker, storage, the network or the server. */
  happens(place: string, text: string): void {
    this.#add(place, { text });
  }

  pageEnds(tab: string): void {
    this.#add(tab, { text: 'the page ends', endsPage: true });
  }

  machineSteps(tab: string, text: string, machine: MachineStep): void {
    if (machine.transitions.length > 0 || !machine.isOver) this.#exercise(machine);
    this.#add(tab, { text, machine });
  }

  get exercised(): ExercisedMachines {
    return Object.fromEntries(
      [...this.#exercised].map(([name, { transitions, states }]) => [
        name,
        { transitions: [...transitions], states: [...states] },
      ]),
    );
  }

  get #at(): number {
    return this.#now() - this.#startedAt;
  }

  #add(place: string, what: Pick<ReplayMoment, 'text' | 'machine' | 'endsPage'>): void {
    if (!this.#hasMoments) return;
    this.moments.push({ at: this.#at, step: Math.max(0, this.steps.length - 1), lane: laneOf(place), ...what });
  }

  #exercise({ machine, transitions, states }: MachineStep): void {
    const exercised = this.#exercised.get(machine) ?? { transitions: new Set(), states: new Set() };
    this.#exercised.set(machine, exercised);
    for (const id of transitions) exercised.transitions.add(id);
    for (const path of states) exercised.states.add(path);
  }
}

/** The browser itself only fetches the script of the worker. */
function laneOf(place: string): Lane {
  return lanes.find((lane) => lane === place) ?? 'worker';
}
