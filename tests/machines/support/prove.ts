import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { groupBy } from '#domain/group-by.ts';
import { exercised, writeMachineReport } from '../../support/machine-report.ts';
import { describePath, type Edge, type Exploration, explore, keyOf } from './explore.ts';
import type { Scenario } from './scenario.ts';
import { showState } from './show.ts';
import { choiceOf, transitionTable } from './table.ts';
import { walk } from './tour.ts';
import { configuredTransitions } from './transitions.ts';

/** Invariants of a machine by name. Each must hold for every edge. */
export type Invariants = Readonly<Record<string, (edge: Edge) => boolean>>;

/** Tests a machine: its table, every transition, a live actor on every kind of edge, and its invariants. */
export function prove(scenario: Scenario, invariants: Invariants): void {
  const explored = once(() => explore(scenario));
  if (process.env['MUTATION_AREA'] !== undefined) exploreBeforeTests(explored);
  const taken = once(() => {
    const { edges, starts } = explored();
    return new Set([...edges, ...starts].flatMap((outcome) => outcome.taken));
  });

  describe(`the ${scenario.name} machine`, () => {
    it('has the id of its folder', () => {
      expect(scenario.machine.id).toBe(scenario.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    });

    it('matches its transition table', async () => {
      await expect(transitionTable(scenario, explored())).toMatchFileSnapshot('./golden.txt');
      reportTable(scenario, explored());
    });

    it.each(configuredTransitions(scenario.machine))('reaches the transition %s', (_, definition) => {
      expect(taken()).toContain(definition);
    });

    it('never throws', () => {
      const failing = explored().edges.filter(({ snapshot }) => snapshot.status === 'error');
      expect(failing.map(({ from, by }) => describePath(from, by))).toEqual([]);
    });

    it('behaves the same in a live actor, on every kind of edge', () => {
      for (const edge of onePerKind(explored().edges)) {
        const arrival = walk(scenario, edge);
        const where = describePath(edge.from, edge.by);
        expect(arrival.key, where).toBe(keyOf(scenario, edge.snapshot));
        expect(arrival.emitted, where).toEqual(edge.effects.emits);
        expect(arrival.done, where).toEqual(edge.effects.does.map(({ type }) => type));
      }
      reportTour(scenario, onePerKind(explored().edges), expect.getState().currentTestName ?? '');
    });

    const { actors } = scenario.machine.implementations;
    const effects = Object.keys(actors).filter((name) => scenario.byDefault?.includes(name) !== true);
    it.each(effects)('reports that the effect %s is not provided', async (name) => {
      const missing = toPromise(createActor(actors[name] as AnyActorLogic).start());
      await expect(missing).rejects.toThrow(`The effect "${name}" is not provided`);
    });

    it.each(Object.entries(invariants))('%s', (_, holds) => {
      const broken = explored().edges.find((edge) => !holds(edge));
      expect(broken ? describePath(broken.from, broken.by) : undefined).toBeUndefined();
    });
  });
}

/**
 * Stryker runs only the tests that execute the mutated code. The first test that needs the exploration runs it, so Stryker
 * would run only that test. Run before the tests, it counts for all of them.
 */
function exploreBeforeTests(explored: () => unknown): void {
  try {
    explored();
  } catch {
    // The tests report the error.
  }
}

/** The rows of the table, for the machine explorer. */
function reportTable({ name, machine }: Scenario, { starts, edges }: Exploration): void {
  const file = `tests/machines/${name}/golden.txt`;
  const rows = groupBy(
    onePerKind(edges).filter(({ taken }) => taken.length > 0),
    ({ from, by, snapshot }) => [`${showState(from.snapshot.value)}: ${by.label} -> ${showState(snapshot.value)}`],
  );
  const tests = [
    ...starts.map((outcome) => ({ name: `start (${outcome.input})`, file, ...exercised(machine, [outcome]) })),
    ...[...rows].map(([row, taken]) => ({ name: row, file, ...exercised(machine, taken) })),
  ];
  writeMachineReport(name, { kind: 'table', machine: name, runs: edges.length, tests });
}

function reportTour({ name, machine }: Scenario, edges: readonly Edge[], testName: string): void {
  const file = `tests/machines/${name}/${name}.proof.test.ts`;
  const test = { name: testName, file, ...exercised(machine, edges) };
  writeMachineReport(name, { kind: 'tour', machine: name, runs: edges.length, tests: [test] });
}

/** Memoizes `make`. It runs inside a test, so a machine that cannot be explored fails by name. */
function once<Out extends object>(make: () => Out): () => Out {
  let made: Out | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One edge for each line of the table, including ignored events. */
function onePerKind(edges: readonly Edge[]): readonly Edge[] {
  const kinds = new Map<string, Edge>();
  for (const edge of edges) {
    const kind = `${showState(edge.from.snapshot.value)} ${choiceOf(edge)}`;
    if (!kinds.has(kind)) kinds.set(kind, edge);
  }
  return [...kinds.values()];
}
