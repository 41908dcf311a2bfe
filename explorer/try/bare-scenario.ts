import type { AnyStateMachine } from 'xstate';
import { failures, ok } from '../../tests/machines/support/results.ts';
import type { Named, Scenario } from '../../tests/machines/support/scenario.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';

/** Every kind of result of an effect (`machines/result.ts`). */
const results: Named = { ok: ok(undefined), ...failures };

/**
 * The data for a manual run: the test data of the machine, and every kind of result for effects that have results. A
 * machine without test data gets events without a payload.
 */
export function trialScenario({ name, machine, scenario }: KnownMachine): Scenario {
  if (scenario === undefined) {
    return {
      name,
      machine,
      inputs: { 'without input': undefined },
      events: Object.fromEntries(ownEvents(machine).map((type) => [type, { '': {} }])),
      outcomes: Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, results])),
      names: {},
    };
  }
  const outcomes = Object.entries(scenario.outcomes).map(([src, own]) => [src, withAllKinds(own)] as const);
  return { ...scenario, outcomes: Object.fromEntries(outcomes) };
}

function ownEvents(machine: AnyStateMachine): readonly string[] {
  return machine.events.map(String).filter((type) => !type.startsWith('xstate.'));
}

function withAllKinds(own: Named): Named {
  const kinds = new Set(Object.values(own).flatMap(kindOf));
  if (kinds.size === 0) return own;
  const missing = Object.entries(failures).filter(([, { kind }]) => !kinds.has(kind));
  // A single outcome has no name in the tables, but beside others it needs one.
  const named = Object.entries(own).map(
    ([name, value]) => [name === '' ? (kindOf(value)[0] ?? '') : name, value] as const,
  );
  return Object.fromEntries(missing.length === 0 ? Object.entries(own) : [...named, ...missing]);
}

function kindOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && 'kind' in value ? [String(value.kind)] : [];
}
