import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition of the configuration, by the name a missing one fails with. */
export type ConfiguredTransition = readonly [name: string, definition: AnyTransitionDefinition];

/** Every transition of the configuration: source, event (or `always`) and the index among those of the same event. */
export function configuredTransitions(machine: AnyStateMachine): readonly ConfiguredTransition[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions].flatMap(([event, definitions]) => nameAll(node, event, definitions)),
    ...nameAll(node, 'always', node.always ?? []),
  ]);
}

/** A state node and all below it. */
function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function nameAll(
  { id }: AnyStateNode,
  event: string,
  definitions: readonly AnyTransitionDefinition[],
): readonly ConfiguredTransition[] {
  return definitions.map((definition, index) => [`${id} / ${event} / ${index}`, definition]);
}
