import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { type Edge, explore, keyOf, tellPath } from './explore.ts';
import type { Scenario } from './scenario.ts';
import { showState } from './show.ts';
import { choiceOf, transitionTable } from './table.ts';
import { walk } from './tour.ts';
import { configuredTransitions } from './transitions.ts';

/** A law of a machine by its name: what must hold of every edge of every path. */
export type Invariants = Readonly<Record<string, (edge: Edge) => boolean>>;

/** The proof of a machine: its table, every transition, the live actor on every kind of edge, and its laws. */
export function prove(scenario: Scenario, invariants: Invariants): void {
  const explored = once(() => explore(scenario));
  if (process.env['MUTATION_AREA'] !== undefined) passThroughByAll(explored);
  const taken = once(() => {
    const { edges, starts } = explored();
    return new Set([...edges, ...starts].flatMap((outcome) => outcome.taken));
  });

  describe(`the ${scenario.name} machine`, () => {
    it('has its name', () => {
      expect(scenario.machine.id).toBe(scenario.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    });

    it('behaves as its table says', async () => {
      await expect(transitionTable(scenario, explored())).toMatchFileSnapshot(`../golden/${scenario.name}.txt`);
    });

    it.each(configuredTransitions(scenario.machine))('reaches the transition %s', (_, definition) => {
      expect(taken()).toContain(definition);
    });

    it('never fails by itself', () => {
      const failing = explored().edges.filter(({ snapshot }) => snapshot.status === 'error');
      expect(failing.map(({ from, by }) => tellPath(from, by))).toEqual([]);
    });

    it('does live what it does on paper, along every kind of edge', { timeout: 30_000 }, () => {
      for (const edge of onePerKind(explored().edges)) {
        const arrival = walk(scenario, edge);
        const where = tellPath(edge.from, edge.by);
        expect(arrival.key, where).toBe(keyOf(scenario, edge.snapshot));
        expect(arrival.emitted, where).toEqual(edge.effects.emits);
        expect(arrival.done, where).toEqual(edge.effects.does.map(({ type }) => type));
      }
    });

    const { actors } = scenario.machine.implementations;
    const effects = Object.keys(actors).filter((name) => scenario.byDefault?.includes(name) !== true);
    it.each(effects)('says that %s is missing where nobody has provided it', async (name) => {
      const missing = toPromise(createActor(actors[name] as AnyActorLogic).start());
      await expect(missing).rejects.toThrow(`The effect "${name}" is not provided`);
    });

    it.each(Object.entries(invariants))('%s', (_, holds) => {
      const broken = explored().edges.find((edge) => !holds(edge));
      expect(broken ? tellPath(broken.from, broken.by) : undefined).toBeUndefined();
    });
  });
}

/**
 * Of the tests that there are, Stryker runs for a change of the code those that pass through it, and the one exploration
 * of a machine is made by the first test that asks for it. Made before the tests, it counts for all of them.
 */
function passThroughByAll(explored: () => unknown): void {
  try {
    explored();
  } catch {
    // Told by the tests.
  }
}

/** Inside the tests, not before them: a machine that cannot be explored fails by name. */
function once<Out extends object>(make: () => Out): () => Out {
  let made: Out | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One edge for each line of the table, ignored events included. */
function onePerKind(edges: readonly Edge[]): readonly Edge[] {
  const kinds = new Map<string, Edge>();
  for (const edge of edges) {
    const kind = `${showState(edge.from.snapshot.value)} ${choiceOf(edge)}`;
    if (!kinds.has(kind)) kinds.set(kind, edge);
  }
  return [...kinds.values()];
}
