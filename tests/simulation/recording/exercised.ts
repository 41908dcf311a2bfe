/** The transitions (by id) and states (by path) of one machine that a run has exercised. */
export interface Exercised {
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

/** What a run has exercised, by the name of the machine. */
export type ExercisedMachines = Readonly<Record<string, Exercised>>;

/** In how many runs each transition and state of a machine was exercised. */
interface Tally {
  runs: number;
  readonly transitions: Record<string, number>;
  readonly states: Record<string, number>;
}

/** Adds up what runs have exercised. */
export class ExercisedTally {
  readonly machines = new Map<string, Tally>();

  add(run: ExercisedMachines): void {
    for (const [machine, exercised] of Object.entries(run)) {
      const tally = this.machines.get(machine) ?? { runs: 0, transitions: {}, states: {} };
      this.machines.set(machine, tally);
      tally.runs += 1;
      for (const part of ['transitions', 'states'] as const) {
        for (const id of exercised[part]) tally[part][id] = (tally[part][id] ?? 0) + 1;
      }
    }
  }
}
