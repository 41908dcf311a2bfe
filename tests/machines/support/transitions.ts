import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition of the configuration, with its name for failures. */
export type ConfiguredTransition = readonly [name: string, definition: AnyTransitionDefinition];

/** All transitions of a machine. The name has the source, the event (or `always`) and the index within that event. */
export function configuredTransitions(machine: AnyStateMachine): readonly ConfiguredTransition[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions].flatMap(([event, definitions]) => nameAll(node, event, definitions)),
    ...nameAll(node, 'always', node.always ?? []),
  ]);
}

/** A state node and all its descendants. */
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
