import { describe, expect, it } from 'vitest';
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
  const exploration = explore(scenario);
  const { edges, starts } = exploration;
  const taken = new Set([...edges, ...starts].flatMap((outcome) => outcome.taken));

  describe(`the ${scenario.name} machine`, () => {
    it('behaves as its table says', async () => {
      await expect(transitionTable(scenario, exploration)).toMatchFileSnapshot(`../golden/${scenario.name}.txt`);
    });

    it.each(configuredTransitions(scenario.machine))('reaches the transition %s', (_, definition) => {
      expect(taken.has(definition)).toBe(true);
    });

    it('never fails by itself', () => {
      const failing = edges.filter(({ snapshot }) => snapshot.status === 'error');
      expect(failing.map(({ from, by }) => tellPath(from, by))).toEqual([]);
    });

    it('does live what it does on paper, along every kind of edge', { timeout: 30_000 }, () => {
      for (const edge of onePerKind(edges)) {
        const arrival = walk(scenario, edge);
        const where = tellPath(edge.from, edge.by);
        expect(arrival.key, where).toBe(keyOf(scenario, edge.snapshot));
        expect(arrival.emitted, where).toEqual(edge.effects.emits);
        expect(arrival.done, where).toEqual(edge.effects.does.map(({ type }) => type));
      }
    });

    it.each(Object.entries(invariants))('%s', (_, holds) => {
      const broken = edges.find((edge) => !holds(edge));
      expect(broken ? tellPath(broken.from, broken.by) : undefined).toBeUndefined();
    });
  });
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
